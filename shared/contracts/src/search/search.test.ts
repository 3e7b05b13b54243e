import fc from 'fast-check';
import { Value } from 'typebox/value';

import { parseParams, plainDate, sanitiseSearch, SEARCH_FIELDS, searchToParams } from '@campavia/domain';

import { SearchParamsSchema } from './search';

const TODAY = plainDate('2026-11-20');

const tries = fc.constantFrom(
  ...[
    '-1',
    '0',
    '1',
    '2',
    '6',
    '7',
    '45.9',
    '180',
    '181',
    '500',
    '501',
    '1000000',
    '1000000.01',
    '100000',
    '100001',
  ],
  ...[
    '2027-08-01',
    '10-08-2027',
    '1,2,3,4',
    '-180,-90,180,90',
    'relevance',
    ...['distance', 'true', 'false', 'B', 'private', 'shower', 'isofix', '4.5', '280'],
    'x'.repeat(201),
    'é'.repeat(200),
  ],
);
const value = fc.oneof(tries, fc.string({ unit: 'binary' }), fc.array(tries, { maxLength: 12 }));
const typed = fc.dictionary(fc.constantFrom(...SEARCH_FIELDS), value);

/** How a server parses a query string before it validates it against the contract. */
function asReceived(search: string) {
  const raw = parseParams(search);
  const lists = ['types', 'owner_types', 'equipments'].filter((field) => raw[field] !== undefined);
  const received = { ...raw, ...Object.fromEntries(lists.map((field) => [field, [raw[field]].flat()])) };
  return Value.Convert(SearchParamsSchema, received);
}

test('for any input, requests to the api match its contract', () => {
  fc.assert(
    fc.property(typed, (raw) => {
      const { query } = sanitiseSearch(raw, TODAY);
      const received = asReceived(searchToParams(query).toString());
      expect([...Value.Errors(SearchParamsSchema, received)]).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
