import Value from 'typebox/value';

import { BrandModelsSchema, ManufacturerModelsSchema, VehicleMakesSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name);

test.each([
  ['/v4/brands/', VehicleMakesSchema, 'Pössl'],
  ['/v4/brands-models/', BrandModelsSchema, 'Summit'],
  ['/v4/manufacturers/', VehicleMakesSchema, 'Fiat'],
  ['/v4/manufacturers-models/', ManufacturerModelsSchema, 'Ducato'],
])('%s answers all on one page', async (path, schema, known) => {
  const { status, body } = await api.get(path);
  expect(status).toBe(200);
  expect(Value.Errors(schema, body)).toEqual([]);
  expect(body).toMatchObject({ next: null, previous: null });
  expect(body.results).toHaveLength(body.count);
  expect(names(body)).toContain(known);
});

test('models of one brand or manufacturer', async () => {
  const brands = (await api.get('/v4/brands/')).body.results as { id: number; name: string }[];
  const adria = brands.find(({ name }) => name === 'Adria')?.id;
  const { body } = await api.get(`/v4/brands-models/?brand=${adria}`);
  expect(names(body)).toContain('Twin');
  expect(names(body)).not.toContain('Summit');
  expect((await api.get(`/v4/manufacturers-models/?manufacturer=${adria}`)).body.count).toBe(0);
});

test('pages follow one another; beyond the end there is nothing', async () => {
  const { body } = await api.get('/v4/brands/?page=2&page_size=10');
  expect(body.results).toHaveLength(10);
  expect(body.next).toBe('/v4/brands/?page=3&page_size=10');
  expect(body.previous).toBe('/v4/brands/?page=1&page_size=10');
  expect((await api.get('/v4/brands/?page=900')).body.results).toEqual([]);
  expect((await api.get('/v4/brands/?page_size=501')).status).toBe(400);
});
