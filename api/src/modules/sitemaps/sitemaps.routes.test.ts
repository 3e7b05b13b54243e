import type { ChildPlace, SitemapEntries, SitemapPart } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const partsOf = async (list: string): Promise<SitemapPart[]> => (await api.get(`/v4/sitemaps/${list}/`)).body;

async function entriesOf(list: string): Promise<SitemapEntries['results']> {
  const entries: SitemapEntries['results'] = [];
  for (const { part } of await partsOf(list)) {
    for (let after: number | null = 0; after !== null;) {
      const answer = await api.get(`/v4/sitemaps/${list}/${part}/?after=${after}`);
      const { results, next }: SitemapEntries = answer.body;
      entries.push(...results);
      after = next;
    }
  }
  return entries;
}

describe('campers for search engines', () => {
  test('are exactly those that can be booked, once each', async () => {
    const bookable = await api.database
      .selectFrom('camper')
      .select('id')
      .where('status', '=', 'bookable')
      .orderBy('id')
      .execute();
    const entries = await entriesOf('campers');
    expect(entries.map(({ values }) => values)).toEqual(bookable.map(({ id }) => ({ id: String(id) })));
  });

  test('changed last when they were published or reviewed', async () => {
    const [first] = await entriesOf('campers');
    const id = Number(first?.values.id);
    await api.database
      .updateTable('review')
      .set({ published_on: '2031-05-06' as never })
      .where('camper_id', '=', id)
      .execute();
    const reviews = await api.database
      .selectFrom('review')
      .select('id')
      .where('camper_id', '=', id)
      .execute();
    const published = await api.database
      .updateTable('camper')
      .set({ published_at: new Date('2031-04-05T12:00:00Z') as never })
      .where('id', '=', id)
      .returning('id')
      .execute();
    expect(published).toHaveLength(1);
    const [again] = await entriesOf('campers');
    expect(again?.last_modified).toBe(reviews.length > 0 ? '2031-05-06' : '2031-04-05');
  });

  test('come in parts that hold as many as they say', async () => {
    const parts = await partsOf('campers');
    const total = parts.reduce((sum, { pages }) => sum + pages, 0);
    expect(total).toBe((await entriesOf('campers')).length);
    expect(parts.every(({ pages }) => pages <= 50_000)).toBe(true);
  });

  test('of a part that does not exist are none', async () => {
    expect((await api.get('/v4/sitemaps/campers/900/')).body).toEqual({ results: [], next: null });
  });
});

describe('places for search engines', () => {
  test('are the towns where campers stand, and all that lies above them', async () => {
    const slugs = (await entriesOf('places')).map(({ values }) => values.slug);
    const towns = await api.database
      .selectFrom('camper')
      .innerJoin('place', 'place.id', 'camper.place_id')
      .where('status', '=', 'bookable')
      .select('place.slug')
      .distinct()
      .execute();
    expect(slugs).toEqual(expect.arrayContaining(['france', ...towns.map(({ slug }) => slug)]));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('are all reached from their countries, from place to place below', async () => {
    const wanted = new Set((await entriesOf('places')).map(({ values }) => values.slug ?? ''));
    const countries = await api.database
      .selectFrom('place')
      .select('slug')
      .where('place_type', '=', 'COUNTRY')
      .execute();
    const open = countries.map(({ slug }) => slug).filter((slug) => wanted.has(slug));
    const reached = new Set(open);
    for (const slug of open) {
      const { body } = await api.get(`/v4/geolocation/places/${slug}/children/`);
      for (const child of body as ChildPlace[]) {
        reached.add(child.slug);
        open.push(child.slug);
      }
    }
    expect([...wanted].filter((slug) => !reached.has(slug))).toEqual([]);
  });

  test('are not those at which a search finds nothing, whose places are listed by the region above', async () => {
    const large = await startApplication();
    const { slug, parent } = await large.database
      .selectFrom('place')
      .innerJoin('place as above', 'above.id', 'place.parent_id')
      .where('place.slug', '=', 'haute-savoie')
      .select(['place.slug', 'above.slug as parent'])
      .executeTakeFirstOrThrow();
    await large.database
      .updateTable('place')
      .set({ latitude: 0, longitude: -150, radius: 1 })
      .where('slug', '=', slug)
      .execute();
    const listed: SitemapEntries = (await large.get('/v4/sitemaps/places/1/?after=0')).body;
    const slugs = listed.results.map(({ values }) => values.slug);
    expect(slugs).not.toContain(slug);
    expect(slugs).toContain('annecy');
    const below: ChildPlace[] = (await large.get(`/v4/geolocation/places/${parent}/children/`)).body;
    expect(below.map((child) => child.slug)).toContain('annecy');
    await large.close();
  });
});

test.each(['/v4/sitemaps/people/', '/v4/sitemaps/campers/0/', '/v4/sitemaps/campers/1/?after=-1'])(
  '%s is refused',
  async (address) => {
    expect((await api.get(address)).status).toBe(400);
  },
);

test.each([
  ['/v4/geolocation/places/Annecy/children/', 406],
  ['/v4/geolocation/places/xqzzwv-qqj/children/', 404],
])('%s answers %d', async (address, status) => {
  expect((await api.get(address)).status).toBe(status);
});
