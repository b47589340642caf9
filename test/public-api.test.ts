import { expect, it } from 'vitest';
import * as api from '../src/index.ts';

it('exports these names', () => {
  expect(Object.keys(api).toSorted()).toMatchInlineSnapshot(`
    [
      "FolderError",
      "Problem",
      "compress",
      "createApp",
      "parseContent",
      "readAssets",
      "readContentFiles",
      "renderIssue",
    ]
  `);
});
