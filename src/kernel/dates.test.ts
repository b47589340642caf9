import { expect, it } from 'vitest';
import { isOngoing, parseDate } from './dates.ts';

it.each([
  ['2021', { year: '2021' }],
  [' 2021-3 ', { year: '2021', month: '03' }],
  ['2021-03-09', { year: '2021', month: '03' }],
  ['2021-03-31', { year: '2021', month: '03' }],
  ['2021-03-09T10:00:00Z', { year: '2021', month: '03' }],
  ['2021.12', { year: '2021', month: '12' }],
  ['1999/01', { year: '1999', month: '01' }],
  ['03/2021', { year: '2021', month: '03' }],
  ['3 / 2021', { year: '2021', month: '03' }],
  ['Mar 2021', { year: '2021', month: '03' }],
  ['Sept. 2021', { year: '2021', month: '09' }],
  ['March 9, 2021', { year: '2021', month: '03' }],
  ['March 1st 2021', { year: '2021', month: '03' }],
  ['9. März 2021', { year: '2021', month: '03' }],
  ['févr. 2019', { year: '2019', month: '02' }],
  ['enero de 2020', { year: '2020', month: '01' }],
  ['Dezembro 2020', { year: '2020', month: '12' }],
])('reads %j', (text, date) => {
  expect(parseDate(text)).toEqual(date);
});

it.each([
  '2021-13',
  '2021-00',
  '2021-03-32',
  '2021-03-00',
  '13/2021',
  '03/04/2021',
  'March 32, 2021',
  '32 March 2021',
  '1899',
  '2100-01',
  '20210',
  'Marketing 2021',
  'Ma 2021',
  'Spring 2021',
  'Mar 21',
  '',
])('takes %j for no date', (text) => {
  expect(parseDate(text)).toBeUndefined();
});

it('knows the words for "ongoing"', () => {
  for (const text of ['Present', 'now', ' current ', 'currently.', 'heute', 'Actualidad']) {
    expect(isOngoing(text), text).toBe(true);
  }
  for (const text of ['presently unknown', 'until now', '2021', '']) {
    expect(isOngoing(text), text).toBe(false);
  }
});
