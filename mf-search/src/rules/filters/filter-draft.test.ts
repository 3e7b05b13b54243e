import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';

import {
  EQUIPMENT_CODES,
  FLAG_FIELDS,
  OWNER_TYPES,
  SEARCH_LICENCES,
  equipmentOfFlag,
  type SearchQuery,
} from '@campavia/domain';

import { omitUndefined } from '../search-params';

import { draftOf, withDraft } from './filter-draft';

const ownPieces = EQUIPMENT_CODES.filter(
  (code) => !FLAG_FIELDS.some((flag) => equipmentOfFlag(flag) === code),
);
const queries = record(
  {
    where: constantFrom('annecy', 'france'),
    beds: integer({ min: 3, max: 6 }),
    seatbelts: integer({ min: 2, max: 6 }),
    types: uniqueArray(integer({ min: 1, max: 7 }), { minLength: 1 }),
    min_price: integer({ min: 0, max: 9_999 }).map((cents) => cents / 100),
    max_price: integer({ min: 10_000, max: 99_999 }).map((cents) => cents / 100),
    vehicle_height: integer({ min: 150, max: 500 }),
    licence_type: constantFrom(...SEARCH_LICENCES),
    owner_types: uniqueArray(constantFrom(...OWNER_TYPES), { minLength: 1 }),
    review_average__gte: constantFrom(3, 4, 4.2, 4.5),
    radius: constantFrom(10, 50, 80.47),
    equipments: uniqueArray(constantFrom(...ownPieces), { minLength: 1 }),
    flags: array(constantFrom(...FLAG_FIELDS)),
  },
  { requiredKeys: ['flags', 'beds'] },
).map(({ flags, ...fields }) => ({ ...fields, ...Object.fromEntries(flags.map((flag) => [flag, true])) }));

test('an untouched form yields the search it was made from', () => {
  assert(
    property(queries, (fields) => {
      const query = omitUndefined(fields);
      expect(withDraft(query, draftOf(query))).toEqual(query);
    }),
  );
});

test('an empty form yields no filters', () => {
  expect(withDraft({ where: 'annecy', page: 2 }, draftOf({}))).toEqual({ where: 'annecy' });
});

test('equipment with a filter of its own is checked however it was requested, and requested once', () => {
  const draft = draftOf({ equipments: ['isofix', 'oven'] });
  expect(draft).toMatchObject({ flags: ['isofix'], equipments: ['oven'] });
  expect(withDraft({ equipments: ['isofix', 'oven'] }, draft)).toEqual({
    isofix: true,
    equipments: ['oven'],
  });
});

test('seats alone set the minimum number of beds', () => {
  expect(withDraft({}, { ...draftOf({}), seatbelts: 5 })).toEqual({ seatbelts: 5, beds: 2 });
  expect(draftOf({ seatbelts: 5, beds: 2 }).beds).toBeUndefined();
});

test('an error in one field does not affect the others', () => {
  const query: SearchQuery = { max_price: 90, vehicle_height: 250 };
  const draft = { ...draftOf(query), mostPrice: 'cheap', height: 'tall', stars: 4 };
  expect(withDraft(query, draft)).toEqual({ max_price: 90, vehicle_height: 250, review_average__gte: 4 });
});
