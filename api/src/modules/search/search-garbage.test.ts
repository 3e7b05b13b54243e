import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import { catalogues } from '../../core/messages/messages';
import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const HUGE = '9'.repeat(400);
const LONG = 'a'.repeat(10_000);
const NASTY = [
  '',
  ' ',
  '-1',
  '0',
  '1e999',
  'NaN',
  'null',
  'true',
  '0x1f',
  '3.7',
  HUGE,
  LONG,
  '\0',
  'x\0y',
  "' or 1=1 --",
  "'; drop table camper; --",
  '%27%20union%20select%20null',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{"$gt":""}',
  '[]',
  '\u202e\ufeff🚐',
  '%',
  '_%_',
  '\\',
];

const FIELDS = [
  'where',
  'latitude',
  'longitude',
  'radius',
  'bbox',
  'date_from',
  'date_to',
  'seatbelts',
  'beds',
  'types',
  'min_price',
  'max_price',
  'vehicle_height',
  'licence_type',
  'owner_types',
  'review_average__gte',
  'pets',
  'winter_tire',
  'equipments',
  'ordering',
  'facets',
  'currency',
  'page',
  'page_size',
];

const COMPANIONS: Record<string, string> = {
  latitude: '&longitude=6',
  longitude: '&latitude=45',
  radius: '&latitude=45.9&longitude=6.12',
  date_from: '&date_to=2027-07-10',
  date_to: '&date_from=2027-07-01',
};

const ourSentences = Object.values(catalogues.en).map(
  (text) => new RegExp(`^${patternOf(parse(text))}$`, 's'),
);

/** The format of a message, independent of its values. */
function patternOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '.+';
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value))
        .join('|')})`;
    })
    .join('');
}

function isOurSentence(sentence: string): boolean {
  return ourSentences.some((known) => known.test(sentence));
}

function expectInShape({ status, body }: { status: number; body: unknown }): void {
  expect([200, 400]).toContain(status);
  if (status === 200) return;
  for (const sentences of Object.values(body as Record<string, string[]>)) {
    expect(Array.isArray(sentences) && sentences.every(isOurSentence)).toBe(true);
  }
}

describe.each(FIELDS)('whatever is put into %s', (field) => {
  test.each(NASTY.map((value) => [value.slice(0, 40), value]))(
    '%j is an answer or a field error',
    async (_, value) => {
      const query = `${field}=${encodeURIComponent(value)}${COMPANIONS[field] ?? ''}`;
      expectInShape(await api.get(`/3/campers/search/?${query}`));
    },
  );

  test('twice is an answer or a field error', async () => {
    expectInShape(await api.get(`/3/campers/search/?${field}=2&${field}=3`));
  });
});

test.each([
  ['date_from=2027-07-10&date_to=2027-07-01', 'date_to'],
  ['date_from=2027-07-10', 'date_to'],
  ['date_to=2027-07-10', 'date_from'],
  ['date_from=2027-02-30&date_to=2027-03-02', 'date_from'],
  ['date_from=10-07-2027&date_to=2027-07-12', 'date_from'],
  ['page=1e999', 'page'],
  ['types=4&types=1e999', 'types'],
  ['bbox=7,45,6,46', 'bbox'],
  ['bbox=6,46,7,45', 'bbox'],
  ['bbox=6,45,7', 'bbox'],
  ['bbox=-900,45,7,46', 'bbox'],
  ['latitude=45', 'longitude'],
  ['longitude=6', 'latitude'],
  ['latitude=95&longitude=6', 'latitude'],
  ['seatbelts=7', 'seatbelts'],
  ['beds=1', 'beds'],
  ['types=4&types=8', 'types'],
  ['min_price=-5', 'min_price'],
  ['currency=DKK', 'currency'],
  ['ordering=cheapest', 'ordering'],
  ['licence_type=D', 'licence_type'],
  ['owner_types=private&owner_types=king', 'owner_types'],
  ['equipments=pool', 'equipments'],
  ['pets=perhaps', 'pets'],
  ['vehicle_height=2.8', 'vehicle_height'],
  ['review_average__gte=6', 'review_average__gte'],
  ['facets=2', 'facets'],
  ['page=0', 'page'],
  ['page_size=101', 'page_size'],
])('%s is refused on %s', async (query, field) => {
  const { status, body } = await api.get(`/3/campers/search/?${query}`);
  expect(status).toBe(400);
  expect(Object.keys(body)).toEqual([field]);
});

test('reports all invalid fields at once', async () => {
  const { body } = await api.get('/3/campers/search/?beds=x&seatbelts=99&page=0');
  expect(Object.keys(body).sort()).toEqual(['beds', 'page', 'seatbelts']);
});

test('days in the past or beyond the calendar are unavailable', async () => {
  for (const days of ['date_from=2020-01-01&date_to=2020-01-05', 'date_from=2027-07-01&date_to=9999-12-31']) {
    const { status, body } = await api.get(`/3/campers/search/?where=annecy&${days}`);
    expect({ status, count: body.count }).toEqual({ status: 200, count: 0 });
  }
});

test('ignores unknown parameters and does not repeat them in the address of the next page', async () => {
  const { status, body } = await api.get(
    '/3/campers/search/?where=france&utm_source=<b>&__proto__=1&page_size=1',
  );
  expect(status).toBe(200);
  expect(body.next).toBe('/3/campers/search/?where=france&page_size=1&page=2');
});
