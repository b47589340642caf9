// Generates different job descriptions by rule, in any number and length.

const openings =
  'We are looking for|You will join|The team is responsible for|Together we build|In this role you will own|Our customers rely on|You bring experience with|Nice to have is|You have worked with|As a senior engineer you shape';
const words =
  'a the and of to in for with on our your team teams product products customers platform services systems quality delivery reliable simple clear design build run improve measure review data release releases people culture remote office growth learning mentoring budget holidays benefits health flexible hours international company market business partners stakeholders roadmap planning feedback ownership responsibility communication English German degree equivalent years professional software engineering development architecture operations support incident analysis performance security privacy compliance documentation testing automation deployment monitoring cloud infrastructure mobile web frontend backend application applications interface integration migration legacy modern scalable distributed real time critical high traffic payments commerce logistics healthcare finance insurance energy education media travel';
const marks = [', ', ' ', ' ', ' ', ' ', ' ', ' and ', ' '];
const ends = ['.\n', '. ', '.\n\n', '\n- ', '\n• ', '; ', '! '];

/** A small generator of pseudo-random numbers, so that every run measures the same texts. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

/** Writes job descriptions of exactly `length` characters that name some of the technologies. */
export function writeJobDescriptions(
  count: number,
  length: number,
  technologies: readonly string[],
): string[] {
  return Array.from({ length: count }, (_, seed) => {
    const random = randomFrom(seed + 1);
    const pick = <Item>(items: readonly Item[]) => items[random(items.length)]!;
    const prose = words.split(' ');
    let text = `${pick(['Senior', 'Junior', 'Lead', ''])} ${pick(['Backend', 'Frontend', 'Data'])} Engineer\n\n`;
    while (text.length < length) {
      text += `${pick(openings.split('|'))} `;
      for (let word = 5 + random(20); word > 0; word--) {
        text += `${random(16) === 0 ? pick(technologies) : pick(prose)}${pick(marks)}`;
      }
      text = text.trimEnd() + pick(ends);
    }
    return text.slice(0, length);
  });
}
