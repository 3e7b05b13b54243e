import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const find = async (text: string, limit = 5) =>
  (await api.get(`/v4/geolocation/places/?search=${encodeURIComponent(text)}&limit=${limit}`)).body;
const slugs = async (text: string) => (await find(text)).map((place: { slug: string }) => place.slug);

describe('finding a place while typing', () => {
  test.each([
    ['anne', 'annecy'],
    ['ANNECY', 'annecy'],
    ['greno', 'grenoble'],
    ['paris', 'paris'],
    ['Geneva', 'geneve'],
    ['Genf', 'geneve'],
    ['zürich', 'zuerich'],
    ['londres', 'london'],
    ['saint etienne', 'saint-etienne'],
    ['Suisse', 'schweiz'],
    ['chamonix', 'chamonix-mont-blanc'],
    ['grenobel', 'grenoble'],
    ['edinburg', 'edinburgh'],
  ])('%s offers %s first', async (text, slug) => {
    expect((await slugs(text))[0]).toBe(slug);
  });

  test('lists the places around it, from the country down', async () => {
    const [place] = await find('annecy');
    expect(place).toMatchObject({ name: 'Annecy', place_type: 'LOC', country: 'FR', radius: 30 });
    expect(place.ancestors.map((ancestor: { place_type: string }) => ancestor.place_type)).toEqual([
      'COUNTRY',
      'LVL1',
      'LVL2',
    ]);
  });

  test('offers as many as asked for, none twice', async () => {
    const found = await slugs('saint');
    expect(found).toHaveLength(5);
    expect(new Set(found).size).toBe(5);
  });

  test.each(['', '   ', '!!!', '\0', "'; drop table place; --", '%%%', '漢字'])(
    '%j is no reason to fail',
    async (text) => {
      expect(Array.isArray(await find(text))).toBe(true);
    },
  );

  test.each(['limit=0', 'limit=51', 'limit=x', `search=${'a'.repeat(10_000)}`])(
    'refuses %s in words',
    async (query) => {
      const { status, body } = await api.get(`/v4/geolocation/places/?${query}`);
      expect(status).toBe(400);
      expect(Object.values(body).flat().join()).not.toBe('');
    },
  );

  test('search_locations answers the same under its own parameter', async () => {
    const { body } = await api.get('/3/search_locations/?q=annecy&limit=5');
    expect(body).toEqual(await find('annecy'));
  });
});

describe('the place of an address', () => {
  const get = (slug: string) => api.get(`/v4/geolocation/places/${encodeURIComponent(slug)}/`);

  test('is answered with its ancestors, with and without the last slash', async () => {
    const withSlash = await get('grenoble');
    const without = await api.get('/v4/geolocation/places/grenoble');
    expect(withSlash.body.ancestors.map((ancestor: { name: string }) => ancestor.name)).toEqual([
      'France',
      'Auvergne-Rhône-Alpes',
      'Isère',
    ]);
    expect(without.body).toEqual(withSlash.body);
  });

  test.each([
    ['Annecy', 'annecy'],
    ['geneva', 'geneve'],
    ['chamonix', 'chamonix-mont-blanc'],
    ['grenoblee', 'grenoble'],
    ['saint etienne', 'saint-etienne'],
  ])('%s leads to %s', async (slug, correct) => {
    expect(await get(slug)).toMatchObject({
      status: 406,
      body: { code: 'place_renamed', correct_slug: correct },
    });
  });

  test('a renamed address leads to the new one', async () => {
    const renamed = await api.database.selectFrom('renamed_slug').selectAll().executeTakeFirstOrThrow();
    const { status, body } = await get(renamed.slug);
    expect(status).toBe(406);
    expect((await get(body.correct_slug)).body.id).toBe(renamed.place_id);
  });

  test.each(['xqzzwv-qqj', '12345', '%00', 'a'.repeat(200), "' or 1=1"])('%s is not found', async (slug) => {
    expect(await get(slug)).toMatchObject({ status: 404, body: { code: 'place_not_found' } });
  });
});

describe('the town around', () => {
  const near = (latitude: unknown, longitude: unknown) =>
    api.get(`/3/info_location/?latitude=${String(latitude)}&longitude=${String(longitude)}`);

  test('is the nearest one', async () => {
    expect((await near(45.905, 6.12)).body).toMatchObject({ slug: 'annecy', place_type: 'LOC' });
    expect((await near(51.5, -0.12)).body.country).toBe('GB');
  });

  test('returns 404 in the middle of the ocean', async () => {
    expect(await near(0, -30)).toMatchObject({ status: 404, body: { code: 'place_not_found' } });
  });

  test.each([
    [91, 0],
    [0, 181],
    ['x', 6],
    ['', ''],
  ])('%s, %s is refused as a position', async (latitude, longitude) => {
    expect((await near(latitude, longitude)).status).toBe(400);
  });
});
