import { expect, test } from 'vitest';
import { createTestSite, sampleContent } from '../../../test/sample.ts';
import { renderCaseMarkdown } from './case.ts';

test('quotes the whole summary, of however many paragraphs', () => {
  const study = {
    number: '01',
    slug: 'one',
    title: 'One',
    category: 'Incident response',
    summary: 'First.\n\n# Second',
    context: '',
    contribution: [],
    takeaway: '',
    technologies: ['Go'],
  };
  expect(renderCaseMarkdown(study, createTestSite(sampleContent))).toContain(
    '# One\n\n> First.\n> \n> # Second\n\n- Case study 01',
  );
});
