// The way through the profile: the names of its sections, which stay in view.
import type { Child } from 'hono/jsx';
import { paths } from '../../paths.ts';
import type { Content } from '../../schema/content.ts';
import { wordsOf } from '../../wording/index.ts';
import { hasAbout } from './about.tsx';
import { threadsOf } from './score-threads.ts';

/** Fewer sections need no names in view. */
const fewSections = 4;

/** The names, and the sentence about the chosen technology where the score is out of view. */
export function Way({ content }: { content: Content }): Child {
  const { headings, home, score } = wordsOf(content);
  const { roles, cases } = content;
  const hasThreads = threadsOf(content).length > 0;
  const sections = [
    { id: 'career', name: score.career, isThere: roles.length > 0 || hasThreads },
    { id: 'cases', name: score.casesLane, isThere: cases.length > 0, count: cases.length },
    { id: 'experience', name: score.rolesLane, isThere: roles.length > 0, count: roles.length },
    { id: 'about', name: headings.about, isThere: hasAbout(content) },
    { id: 'contact', name: headings.contact, isThere: true },
  ].filter(({ isThere }) => isThere);
  const isShown = sections.length > fewSections;
  return (
    <nav class={isShown ? 'way' : 'way short'} aria-label={home.onThisPage}>
      <div class="wrap">
        <ul>
          {sections.map(({ id, name, count }) => (
            <li>
              <a href={`#${id}`}>
                {name}
                {count && [' ', <i>{count}</i>]}
              </a>
            </li>
          ))}
        </ul>
        <p class="said">
          <b role="status"></b>{' '}
          <a class="clear" href={paths.home}>
            {score.showAll}
          </a>
        </p>
      </div>
    </nav>
  );
}
