import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

test('tells what every page needs to know', async () => {
  const { body } = await api.get('/3/referential/');
  expect(body.vehicle_types).toHaveLength(7);
  expect(body.equipments.length).toBeGreaterThan(30);
  expect(body.flags.regular_payment_funnel).toBe(true);
  expect(body.stats.average).toBeGreaterThan(4);
  expect(body.popular_places[0]).toMatchObject({ slug: 'annecy', name: 'Annecy', country: 'FR' });
});

test('counts as many campers as can be found', async () => {
  const { stats, vehicle_types } = (await api.get('/3/referential/')).body;
  const { count } = (await api.get('/3/campers/search/')).body;
  expect(stats.campers).toBe(count);
  expect(vehicle_types.reduce((sum: number, { campers }: { campers: number }) => sum + campers, 0)).toBe(
    count,
  );
});

test('speaks to each reader in their language', async () => {
  const french = await api.get('/3/referential/', { 'accept-language': 'fr-FR' });
  const german = await api.get('/3/referential/', { 'accept-language': 'de-AT' });
  expect(french.headers['content-language']).toBe('fr');
  expect(french.body.phone_number).not.toBe(german.body.phone_number);
});

test('is not sent again to a reader who has it', async () => {
  const first = await api.get('/3/referential/');
  const again = await api.get('/3/referential/', { 'if-none-match': String(first.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
  const other = await api.get('/3/referential/', { 'if-none-match': '"something else"' });
  expect(other.status).toBe(200);
});
