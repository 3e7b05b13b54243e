import type { CamperPin, Cluster, SearchResult } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const map = (query: string) => api.get(`/3/campers/clusters/?${query}`);

const FRANCE = 'bbox=-5,41,10,51.5';
const FILTERS = 'pets=true&beds=3&max_price=120&date_from=2027-06-07&date_to=2027-06-11';

test.each([
  ['a country, far away', `${FRANCE}&zoom=5`],
  ['a country with filters', `${FRANCE}&zoom=6&${FILTERS}`],
  ['a town, close', 'bbox=6,45.8,6.3,46&zoom=12'],
  ['the whole world at the closest zoom', 'bbox=-180,-90,180,90&zoom=20'],
])('shows every camper of %s once', async (_, query) => {
  const { status, body } = await map(query);
  expect(status).toBe(200);
  const found = await api.get(`/3/campers/search/?${query.replace(/&zoom=\d+/, '')}&page_size=1`);
  expect(body.count).toBe(found.body.count);
  const inClusters = body.clusters.reduce((sum: number, { count }: Cluster) => sum + count, 0);
  expect(inClusters + body.campers.length).toBe(body.count);
  expect(body.clusters.length + body.campers.length).toBeLessThanOrEqual(22 * 22);
});

test('a higher zoom splits clusters into campers', async () => {
  const far = await map(`${FRANCE}&zoom=4`);
  const clusters = far.body.clusters as Cluster[];
  const cluster = clusters.reduce((one, other) => (other.count > one.count ? other : one));
  const [west = 0, south = 0, east = 0, north = 0] = cluster.box;
  const wide = [west - 0.01, south - 0.01, east + 0.01, north + 0.01].map((edge) => edge.toFixed(3));
  const close = await map(`bbox=${wide.join(',')}&zoom=14`);
  expect(close.body.count).toBeGreaterThanOrEqual(cluster.count);
  expect(close.body.campers.length).toBeGreaterThan(far.body.campers.length);
});

test('a pin has the price of the card', async () => {
  const query = `bbox=5,45,8,47&${FILTERS}&currency=CHF`;
  const { body } = await map(`${query}&zoom=13`);
  const cards = await api.get(`/3/campers/search/?${query}&page_size=100`);
  const cardOf = new Map(cards.body.results.map((card: SearchResult) => [card.id, card]));
  expect(body.campers.length).toBeGreaterThan(0);
  for (const pin of body.campers as CamperPin[]) {
    const { picture, ...shown } = pin;
    expect(cardOf.get(pin.id)).toMatchObject({ ...shown, currency: 'CHF' });
    expect(picture?.url).toContain('/media/pictures/');
  }
});

test.each([
  ['zoom=5', 'bbox'],
  [FRANCE, 'zoom'],
  [`${FRANCE}&zoom=21`, 'zoom'],
  ['bbox=5,45,4,47&zoom=5', 'bbox'],
  [`${FRANCE}&zoom=5&beds=9`, 'beds'],
])('%s is refused on %s', async (query, field) => {
  const { status, body } = await map(query);
  expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] });
});
