import { SEARCH_FIELDS } from '@campavia/domain';

/** Invalid values that people, programs and scanners send. */
const HOSTILE = [
  ...['', ' ', '-1', '-0', '0', '3.7', '007', '1e999', '0x1f', 'NaN', 'Infinity', 'null', 'undefined', '[]'],
  ...['9'.repeat(400), 'a'.repeat(5_000), '٤', '½', '１２', '1,000', '1 000', '+2', '2;3', '2147483648'],
  ...[
    '\0',
    'x\0y',
    '\ud800',
    '\u202e\ufeff🚐',
    '\r\nSet-Cookie: a=b',
    '%',
    '%00',
    '%ff',
    '_%_',
    '\\',
    '..',
    '.',
  ],
  ...["' or 1=1 --", "'; drop table camper; --", '1) union select null --', '$$; select pg_sleep(9); $$'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${7*7}',
    'javascript:alert(1)',
  ],
  ...[
    '../../etc/passwd',
    '/3/users/me/',
    'http://169.254.169.254/',
    '{"$gt":""}',
    '__proto__',
    'constructor',
  ],
  ...[
    '2027-02-30',
    '0000-00-00',
    '9999-12-31',
    '2020-01-01',
    '2027-05-09T10:00:00Z',
    '31-12-2027',
    'tomorrow',
  ],
  ...['7,46,6,45', '1,2,3', '1,2,3,4,5', ',,,', 'NaN,NaN,NaN,NaN', '180,90,-180,-90', '1e3,0,1e4,1'],
] as const;

/**
 * Values that are valid in one field, so that hostile searches get past the first check; in other fields they are odd.
 */
const RIGHT = new Map<string, readonly string[]>(
  Object.entries({
    where: ['annecy', 'france', 'Köln & Umgebung'],
    latitude: ['45.9', '-90', '90'],
    longitude: ['6.12', '-180', '180'],
    radius: ['1', '12.5', '500'],
    bbox: ['2,45,3,46', '-180,-90,180,90'],
    date_from: ['2027-05-01', '01-06-2027'],
    date_to: ['2027-05-09', '2027-06-12'],
    min_price: ['40', '1000000'],
    max_price: ['90.5', '0'],
    vehicle_height: ['280'],
    licence_type: ['B'],
    owner_types: ['private', 'professional'],
    review_average__gte: ['4.5'],
    equipments: ['isofix', 'shower'],
    ordering: ['relevance', 'distance', 'price'],
    page: ['2', '100000'],
    page_size: ['5', '100'],
  }),
);
const RIGHT_ANYWHERE = ['2', '4', 'true', 'yes'];

/** Parameters that do not belong to a search. */
const STRANGE_NAMES = [
  'utm_source',
  '__proto__',
  'toString',
  'beds[]',
  'where%00',
  'BEDS',
  '',
  'x'.repeat(300),
];

/**
 * Addresses of searches that no visitor writes by accident: the query without its question mark, always the same ones
 * for a seed.
 */
export function hostileSearches(seed: number, count: number): string[] {
  const random = numbersOf(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const valueFor = (name: string) => {
    const chance = random();
    if (chance < 0.35) return pick(HOSTILE);
    return pick(RIGHT.get(chance < 0.9 ? name : pick(SEARCH_FIELDS)) ?? RIGHT_ANYWHERE);
  };
  const pair = () => {
    const name = random() < 0.94 ? pick(SEARCH_FIELDS) : pick(STRANGE_NAMES);
    const value = valueFor(name);
    return `${name}=${random() < 0.95 ? encoded(value) : asTyped(value)}`;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(random() * 7) }, pair).join('&'),
  );
}

// A lone surrogate cannot be encoded: a browser sends U+FFFD instead.
function encoded(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** As typed into an address bar: with percent signs that are no escapes. */
function asTyped(value: string): string {
  return value.replace(/[^\x21-\x7e]|[#&"<>\\^`{|}]/g, '%');
}

/** Pseudo-random numbers from 0 to 1 by Mulberry32: short, and good enough here. */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
