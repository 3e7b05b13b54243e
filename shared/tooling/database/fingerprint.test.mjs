import { differingTables } from './fingerprint.mjs';

it('names tables whose rows differ, and those that are missing on either side', () => {
  const one = new Map([
    ['camper', '2 rows, 7'],
    ['booking', '1 rows, 5'],
    ['gone', '0 rows, 0'],
  ]);
  const other = new Map([
    ['camper', '2 rows, 7'],
    ['booking', '1 rows, 6'],
    ['new', '0 rows, 0'],
  ]);
  expect(differingTables(one, other)).toEqual(['booking', 'gone', 'new']);
});
