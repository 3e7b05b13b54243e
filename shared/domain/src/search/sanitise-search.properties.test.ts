import fc from 'fast-check';

import { addDays, plainDate } from '../dates';
import {
  EQUIPMENT_CODES,
  FLAG_FIELDS,
  ORDERINGS,
  OWNER_TYPES,
  parseParams,
  sanitiseSearch,
  SEARCH_FIELDS,
  SEARCH_LICENCES,
  searchToParams,
  type RawSearch,
  type SearchField,
  type SearchQuery,
} from './index';

const TODAY = plainDate('2026-11-20');
/** `npm run prove -- properties` runs all of them. */
const RUNS = { numRuns: process.env.CAMPAVIA_PROPERTIES === 'all' ? 10_000 : 800 };

const nearMisses = fc.constantFrom(
  ...['', ' ', '0', '-0', '-1', '1', '2', '7', '2.5', '02', '1e3', '0x4', 'NaN', 'Infinity', '٤', '+3'],
  ...['2027-08-01', '01-08-2027', '2027-02-30', '2026-11-19', '2030-01-01', '0000-00-00', '9999-12-31'],
  ...['1,2,3,4', '4,3,2,1', ',,,', '-180,-90,180,90', '0.000001,0,0.000002,1', '180.0000049', 'null'],
  ...['true', 'false', 'yes', 'ON', 'B', 'private', 'shower', 'isofix', 'distance', 'price', '4.5', '280'],
  ...['\ud800', '\0', '%', '<script>', "' or 1=1 --", 'x'.repeat(10_000), '9'.repeat(400), 'relevance'],
);
const text = fc.oneof(
  nearMisses,
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
  fc.double().map(String),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 9 }) },
);
const name: fc.Arbitrary<string> = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...SEARCH_FIELDS) },
  { weight: 1, arbitrary: fc.string() },
);
const garbage: fc.Arbitrary<RawSearch> = fc.dictionary(name, value, { maxKeys: 12 });

const travellers = fc.integer({ min: 2, max: 6 });
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 100_000, max: limit * 100_000 }).map((value) => value / 100_000 + 0);
const ordered = (one: number, other: number) => [Math.min(one, other), Math.max(one, other)] as const;

const wheres = fc.record({
  where: fc.constantFrom('annecy', 'Aix-les-Bains', 'Köln & Umgebung', 'a+b=c?', '日本'),
});
const points = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
  radius: fc.integer({ min: 1, max: 500 }),
});
const boxes = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .filter(([west, south, east, north]) => west !== east && south !== north)
  .map(([a, b, c, d]): SearchQuery => {
    const [[west, east], [south, north]] = [ordered(a, c), ordered(b, d)];
    return { bbox: [west, south, east, north] };
  });
const dates = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 }))
  .map(([lead, length]) => ({
    date_from: addDays(TODAY, lead),
    date_to: addDays(TODAY, lead + length),
  }));
const groups = fc.record({ seatbelts: travellers, beds: travellers });
const types = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  .map((ids) => ({ types: ids.sort() }));
const prices = fc.tuple(cents, cents).map(([one, other]) => {
  const [min_price, max_price] = ordered(one, other);
  return { min_price, max_price };
});
const pages = fc.record({
  page: fc.integer({ min: 2, max: 100_000 }),
  page_size: fc.integer({ min: 1, max: 100 }),
});

const flags = fc
  .subarray([...FLAG_FIELDS], { minLength: 1 })
  .map((fields): SearchQuery => Object.fromEntries(fields.map((field) => [field, true])));
const choices = fc.record<SearchQuery>(
  {
    vehicle_height: fc.integer({ min: 150, max: 500 }),
    licence_type: fc.constantFrom(...SEARCH_LICENCES),
    owner_types: fc.subarray([...OWNER_TYPES], { minLength: 1 }),
    review_average__gte: fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100),
    equipments: fc.subarray([...EQUIPMENT_CODES], { minLength: 1 }),
    ordering: fc.constantFrom(...ORDERINGS.filter((ordering) => ordering !== 'distance')),
  },
  { requiredKeys: [] },
);
const nearest = fc.record<SearchQuery>({
  where: fc.constant('annecy'),
  ordering: fc.constant('distance'),
});

const parts: fc.Arbitrary<SearchQuery>[] = [
  ...[wheres, points, boxes, dates, groups, types, prices, pages],
  ...[flags, choices, nearest],
];
const perhaps = parts.map((part) => fc.option(part, { nil: undefined }));
const valid = fc.tuple(...perhaps).map((some): SearchQuery => Object.assign({}, ...some));

const addressOf = (query: SearchQuery) => parseParams(searchToParams(query).toString());

test('any input becomes a search, and sanitising it again changes nothing', () => {
  fc.assert(
    fc.property(garbage, (raw) => {
      const once = sanitiseSearch(raw, TODAY);
      const twice = sanitiseSearch(addressOf(once.query), TODAY);
      expect(twice).toEqual({ query: once.query, changed: false, dropped: [], adjusted: [] });
    }),
    RUNS,
  );
});

test('an address without changes is the canonical one', () => {
  fc.assert(
    fc.property(garbage, (raw) => {
      const { query, changed, dropped, adjusted } = sanitiseSearch(raw, TODAY);
      const isField = (field: string): field is SearchField => SEARCH_FIELDS.some((one) => one === field);
      const given = Object.entries(raw).filter(
        ([field, values]) => isField(field) && [values].flat().length > 0,
      );
      const asGiven = new Map(given.map(([field, values]) => [field, [values].flat()]));
      const asWritten = new Map(
        Object.entries(addressOf(query)).map(([field, values]) => [field, [values].flat()]),
      );
      if (!changed) expect(asWritten).toEqual(asGiven);
      if (dropped.length + adjusted.length > 0) expect(changed).toBe(true);
    }),
    RUNS,
  );
});

test('a valid search is unchanged', () => {
  fc.assert(
    fc.property(valid, (query) => {
      const sanitised = sanitiseSearch(addressOf(query), TODAY);
      expect(sanitised).toEqual({ query, changed: false, dropped: [], adjusted: [] });
    }),
    RUNS,
  );
});

test('values that are not texts cause no error', () => {
  fc.assert(
    fc.property(fc.dictionary(name, fc.anything()), (raw) => {
      expect(() => sanitiseSearch(raw as RawSearch, TODAY)).not.toThrow();
    }),
    RUNS,
  );
});
