import { plainDate } from '../dates';
import { parseParams, sanitiseSearch, searchToParams } from './index';

const TODAY = plainDate('2026-11-20');
const LONG = 'x'.repeat(10_000);

function sanitise(address: string) {
  const { query, changed, dropped, adjusted } = sanitiseSearch(parseParams(address), TODAY);
  const rules = [...dropped, ...adjusted].map(({ field, rule }) => `${field} ${rule}`);
  return { address: decodeURIComponent(searchToParams(query).toString()), changed, rules };
}

const unchanged: [string, string][] = [
  ['no search at all', ''],
  ['a place', 'where=annecy'],
  ['a place as somebody wrote it', 'where=Saint-Étienne+(Loire)'],
  ['a point and a radius', 'latitude=45.9&longitude=-6.12345&radius=12.5'],
  ['a box', 'bbox=-5.1,41.3,9.6,51.1'],
  ['dates', 'date_from=2027-08-01&date_to=2027-08-10'],
  ['dates that start today', 'date_from=2026-11-20&date_to=2026-11-20'],
  ['dates that only few campers can be booked for yet', 'date_from=2028-05-01&date_to=2028-11-19'],
  ['dates that no camper can be booked for yet', 'date_from=2028-11-20&date_to=2028-11-21'],
  ['the last day there is', 'date_from=9999-12-31&date_to=9999-12-31'],
  ['a stay of more than half a year', 'date_from=2027-01-01&date_to=2027-12-31'],
  ['people', 'seatbelts=2&beds=6'],
  ['beds alone', 'beds=4'],
  ['all seven types', 'types=1&types=2&types=3&types=4&types=5&types=6&types=7'],
  ['prices', 'min_price=0&max_price=99.5'],
  ['a page', 'ordering=relevance&page=2&page_size=100'],
];

test.each(unchanged)('keeps %s as it is', (_, address) => {
  expect(sanitise(address)).toEqual({ address, changed: false, rules: [] });
});

const repaired: [string, string, string, string[]][] = [
  [
    'swaps inverted dates',
    'date_from=2027-08-10&date_to=2027-08-01',
    'date_from=2027-08-01&date_to=2027-08-10',
    ['date_from dates_swapped', 'date_to dates_swapped'],
  ],
  [
    'turns dates with the day first round',
    'date_from=01-08-2027&date_to=2027-08-10',
    'date_from=2027-08-01&date_to=2027-08-10',
    ['date_from date_converted'],
  ],
  [
    'copies seatbelts alone into beds',
    'seatbelts=4',
    'seatbelts=4&beds=4',
    ['beds seatbelts_copied_to_beds'],
  ],
  [
    'copies seatbelts when the beds are impossible',
    'seatbelts=4&beds=9',
    'seatbelts=4&beds=4',
    ['beds beds_out_of_range', 'beds seatbelts_copied_to_beds'],
  ],
  [
    'swaps inverted prices',
    'min_price=120&max_price=60',
    'min_price=60&max_price=120',
    ['min_price prices_swapped', 'max_price prices_swapped'],
  ],
  ['takes too small a radius as the least', 'radius=0', 'radius=1', ['radius radius_clamped']],
  ['takes too large a radius as the most', 'radius=40000', 'radius=500', ['radius radius_clamped']],
  ['writes types once and in order', 'types=4&types=1&types=4', 'types=1&types=4', []],
  ['takes spaces off a place', 'where=%20annecy%20', 'where=annecy', []],
  ['does not name the first page', 'where=annecy&page=1', 'where=annecy', []],
  ['takes the first of repeated values', 'beds=4&beds=2', 'beds=4', []],
  ['leaves empty fields of a form out', 'where=annecy&beds=&types=&date_from=', 'where=annecy', []],
  ['writes numbers plainly', 'latitude=45.900000001&longitude=-0.000000001', 'latitude=45.9&longitude=0', []],
  ['rounds money to cents', 'min_price=050.10', 'min_price=50.1', []],
];

test.each(repaired)('%s', (_, from, to, rules) => {
  expect(sanitise(from)).toEqual({ address: to, changed: true, rules });
});

const bothDates = (rule: string) => [`date_from ${rule}`, `date_to ${rule}`];

const removed: [string, string, string[]][] = [
  ['a first date alone', 'date_from=2027-08-01', ['date_from lone_date']],
  ['a last date alone', 'date_to=2027-08-01', ['date_to lone_date']],
  ['dates in the past', 'date_from=2026-08-01&date_to=2026-08-10', bothDates('date_in_past')],
  ['dates that start yesterday', 'date_from=2026-11-19&date_to=2026-11-25', bothDates('date_in_past')],
  [
    'inverted dates of which one is past',
    'date_from=2027-01-01&date_to=2026-01-01',
    bothDates('date_in_past'),
  ],
  [
    'a date that is none, and the other that is then alone',
    'date_from=2027-02-30&date_to=2027-03-02',
    ['date_from date_invalid', 'date_to lone_date'],
  ],
  ['a day-first date that is none', 'date_from=31-02-2027&date_to=soon', bothDates('date_invalid')],
  [
    'too few and too many beds',
    'seatbelts=1&beds=7',
    ['seatbelts seatbelts_out_of_range', 'beds beds_out_of_range'],
  ],
  ['half a bed', 'beds=2.5', ['beds beds_out_of_range']],
  ['types that do not exist', 'types=0&types=8&types=van', ['types types_out_of_range']],
  ['a price below nothing', 'min_price=-1', ['min_price min_price_out_of_range']],
  ['a price beyond measure', 'max_price=1e9', ['max_price max_price_out_of_range']],
  ['a coordinate alone', 'latitude=45.9', ['latitude lone_coordinate']],
  [
    'a point off the globe',
    'latitude=90.1&longitude=6',
    ['latitude latitude_out_of_range', 'longitude lone_coordinate'],
  ],
  ['a radius in words', 'radius=near', ['radius radius_not_a_number']],
  ['a box upside down', 'bbox=-5.1,51.1,9.6,41.3', ['bbox bbox_invalid']],
  ['a box inside out', 'bbox=9.6,41.3,-5.1,51.1', ['bbox bbox_invalid']],
  ['a box of three edges', 'bbox=1,2,3', ['bbox bbox_invalid']],
  ['a box of five edges', 'bbox=1,2,3,4,5', ['bbox bbox_invalid']],
  ['a box off the globe', 'bbox=-181,0,0,1', ['bbox bbox_invalid']],
  ['an ordering nobody offers', 'ordering=cheapest', ['ordering ordering_unknown']],
  ['a page before the first', 'page=0', ['page page_out_of_range']],
  ['a page beyond reason', 'page=99999999999999999999', ['page page_out_of_range']],
  ['too large a page', 'page_size=101', ['page_size page_size_out_of_range']],
  ['a place as long as a book', `where=${LONG}`, ['where where_too_long']],
  ['a place with control characters', 'where=an%00necy', ['where where_unreadable']],
];

test.each(removed)('removes %s', (_, from, rules) => {
  expect(sanitise(from)).toEqual({ address: '', changed: true, rules });
});

test('keeps known types and drops unknown ones', () => {
  expect(sanitise('types=4&types=12')).toEqual({
    address: 'types=4',
    changed: true,
    rules: ['types types_out_of_range'],
  });
});

test('drops other parameters without counting that as a change', () => {
  expect(sanitise('utm_source=letter&where=annecy&__proto__=x')).toEqual({
    address: 'where=annecy',
    changed: false,
    rules: [],
  });
});

test('accepts fields in any order', () => {
  expect(sanitise('beds=4&where=annecy')).toEqual({
    address: 'where=annecy&beds=4',
    changed: false,
    rules: [],
  });
});

test('quotes markup and SQL in a place as text', () => {
  const where = "'; drop table camper; -- <script>alert(1)</script>";
  expect(sanitiseSearch({ where }, TODAY).query).toEqual({ where });
});
