// The questions that TODO comments ask, with the lines beside them, and the answers in their place.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listQuestions, writeAnswer } from '../../src/import/questions.ts';

const profile = [
  'name: Ada',
  '# TODO focus: your file cannot say; write one line; write it well',
  '# TODO email: write the address',
].join('\r\n');
const experience = `- # TODO company: your file says nothing; write the company
  title: Engineer
  # Named by the texts of this role, not by a list:
  # TODO end: your file says "a; write b"; write the month
  summary: One

  highlights:
    - Two
    - Three
    - Four
    - Five
- company: Other
  title: Lead
`;
const files = new Map([
  ['cases/01-a.md', '# TODO x: y'],
  ['experience.yaml', experience],
  ['profile.yaml', profile],
]);

describe('questions', () => {
  const questions = listQuestions(files);

  it('come from the YAML files, the profile first', () => {
    expect(questions.map(({ file, line, field }) => [file, line, field])).toEqual([
      ['profile.yaml', 2, 'focus'],
      ['profile.yaml', 3, 'email'],
      ['experience.yaml', 1, 'company'],
      ['experience.yaml', 4, 'end'],
    ]);
  });

  it('quote the source, and ask for the value', () => {
    expect(questions.map(({ says, asks }) => [says, asks])).toEqual([
      ['your file cannot say; write one line', 'it well'],
      ['', 'write the address'],
      ['', 'the company'],
      ['your file says "a; write b"', 'the month'],
    ]);
  });

  it('show the first lines of their entry, without comments', () => {
    const lines = [
      'title: Engineer',
      'summary: One',
      'highlights:',
      '  - Two',
      '  - Three',
      '  - Four',
    ];
    expect(questions.map(({ entry }) => entry)).toEqual([[], [], lines, lines]);
  });

  it('are answered at their place, with the hyphen of the entry and in quotes where YAML needs them', () => {
    const [, , company, end] = questions;
    const answered = writeAnswer(writeAnswer(experience, company!, 'A: b # c'), end!, '2020');
    expect(parse(answered)[0]).toEqual({
      company: 'A: b # c',
      title: 'Engineer',
      end: '2020',
      summary: 'One',
      highlights: ['Two', 'Three', 'Four', 'Five'],
    });
  });
});
