import type { MapLabel } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const ask = (query: string) => api.get(`/v4/geolocation/labels/?${query}`);

async function namesOf(query: string, kind: MapLabel['kind'] = 'town'): Promise<string[]> {
  const labels = (await ask(query)).body as MapLabel[];
  return labels.filter((label) => label.kind === kind).map(({ name }) => name);
}

const AROUND_ANNECY = 'bbox=5.7,45.6,6.6,46.2';

test('a zoomed-in map names the towns around, the largest first', async () => {
  const names = await namesOf(`${AROUND_ANNECY}&zoom=10`);
  expect(names[0]).toBe('Annecy');
  expect(names).toContain('Aix-les-Bains');
});

test('a higher zoom names more towns', async () => {
  const counts = await Promise.all(
    [7, 9, 11].map(async (zoom) => (await namesOf(`${AROUND_ANNECY}&zoom=${zoom}`)).length),
  );
  const [far = 0, near = 0, close = 0] = counts;
  expect(far).toBeGreaterThan(0);
  expect(near).toBeGreaterThan(far);
  expect(close).toBeGreaterThan(near);
});

test('a zoomed-out map names countries and their capitals, without overlaps', async () => {
  const query = 'bbox=-10,36,19,60&zoom=5';
  expect(await namesOf(query, 'country')).toEqual(expect.arrayContaining(['France', 'United Kingdom']));
  const towns = await namesOf(query);
  expect(towns).toEqual(expect.arrayContaining(['Paris', 'London', 'Lyon']));
  expect(towns.length).toBeLessThan(150);
});

test('a town is named wherever the map is moved', async () => {
  const [before, after] = await Promise.all([
    namesOf('bbox=5.7,45.6,6.6,46.2&zoom=9'),
    namesOf('bbox=5.8,45.65,6.7,46.25&zoom=9'),
  ]);
  expect(after).toEqual(
    expect.arrayContaining(before.filter((name) => ['Annecy', 'Albertville'].includes(name))),
  );
});

test('names may be kept for a day', async () => {
  expect((await ask(`${AROUND_ANNECY}&zoom=10`)).headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  ['zoom=5', 'bbox'],
  [AROUND_ANNECY, 'zoom'],
  [`${AROUND_ANNECY}&zoom=21`, 'zoom'],
  ['bbox=5,45,4,47&zoom=5', 'bbox'],
  ['bbox=5,45,6&zoom=5', 'bbox'],
  ['bbox=a,b,c,d&zoom=5', 'bbox'],
])('%s is refused on %s', async (query, field) => {
  const { status, body } = await ask(query);
  expect({ status, fields: Object.keys(body as object) }).toEqual({ status: 400, fields: [field] });
});
