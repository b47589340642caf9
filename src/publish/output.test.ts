// The binary documents are those of the owner; no other document is rendered to find them.
import { expect, it } from 'vitest';
import { createTestSite, sampleContent } from '../../test/sample.ts';
import { listBinaries } from './output.ts';

it('lists the files of the owner, and those that were printed', () => {
  const site = createTestSite(sampleContent);
  const printed = new Map([['/og.png', Uint8Array.of(1)]]);
  const binaries = listBinaries({ ...site, files: printed });
  expect([...binaries.keys()].toSorted()).toEqual(
    ['/og.png', ...Object.keys(sampleContent.files)].toSorted(),
  );
});

it('renders no page of a case', () => {
  const unread = new Proxy(sampleContent.cases, {
    get: (_, member) => {
      throw new Error(`${String(member)} of the cases was read`);
    },
  });
  const site = createTestSite({ ...sampleContent, cases: unread });
  expect([...listBinaries(site).keys()]).toEqual(Object.keys(sampleContent.files));
});
