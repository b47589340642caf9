import Negotiator from 'negotiator';
import { afterEach, expect, it, vi } from 'vitest';
import { createMediaTypePicker } from './negotiate.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['text/html', 'image/png'])('works out a header that says %s once', (accept) => {
  const pick = createMediaTypePicker(['text/html']);
  const work = vi.spyOn(Negotiator.prototype, 'mediaType');
  const first = pick(accept);
  for (let time = 0; time < 3; time++) expect(pick(accept)).toBe(first);
  expect(work).toHaveBeenCalledOnce();
});
