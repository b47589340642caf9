import { expect, test } from 'vitest';
import { createTestSite, sampleContent } from '../../../test/sample.ts';
import { caseWith } from '../../../test/matching/reading.ts';
import { renderCaseMarkdown } from './case.ts';

test('quotes the whole summary, of however many paragraphs', () => {
  const study = caseWith(['Go'], { summary: 'First.\n\n# Second' });
  expect(renderCaseMarkdown(study, createTestSite(sampleContent))).toContain(
    '# One\n\n> First.\n> \n> # Second\n\n- Case study 01',
  );
});
