import { expect, it } from 'vitest';
import { splitPeriod } from './dates.ts';

it.each([
  ['2019 – 2021', '2019', '2021'],
  ['2019—2021', '2019', '2021'],
  ['2019−2021', '2019', '2021'],
  ['2019-2021', '2019', '2021'],
  ['2019-Present', '2019', 'Present'],
  ['Jan 2019 - Mar 2021', 'Jan 2019', 'Mar 2021'],
  ['Jan 2019 to Mar 2021', 'Jan 2019', 'Mar 2021'],
  ['Jan 2019 until Mar 2021', 'Jan 2019', 'Mar 2021'],
  ['Jan 2019 till Mar 2021', 'Jan 2019', 'Mar 2021'],
  ['Jan 2019 bis  März 2021', 'Jan 2019', 'März 2021'],
  ['janv. 2019 à mars 2021', 'janv. 2019', 'mars 2021'],
  ['jan. 2019 até mar. 2021', 'jan. 2019', 'mar. 2021'],
])('splits %j', (text, start, end) => {
  expect(splitPeriod(text)).toEqual([start, end]);
});
