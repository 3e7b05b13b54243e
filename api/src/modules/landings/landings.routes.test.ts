import type { NearbyPlace, SeasonPrice } from '@campavia/contracts';
import { parseDecimal } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const found = async (where: string) =>
  (await api.get(`/3/products/?page_size=1&where=${encodeURIComponent(where)}`)).body.count as number;

describe('places near a place', () => {
  const nearby = (slug: string) => api.get(`/v4/geolocation/places/${encodeURIComponent(slug)}/nearby/`);
  const namesOf = (places: NearbyPlace[]) => places.map(({ slug }) => slug);

  test('are towns with campers, the nearest first, without the place itself', async () => {
    const { status, body } = await nearby('annecy');
    expect(status).toBe(200);
    const distances = body.map(({ distance_km }: NearbyPlace) => distance_km);
    expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other));
    expect(distances[0]).toBeGreaterThanOrEqual(8);
    expect(distances.at(-1)).toBeLessThanOrEqual(80);
    expect(namesOf(body)).not.toContain('annecy');
  });

  test.each(['annecy', 'france', 'bretagne', 'grenoble'])(
    'of %s are each counted as a search counts',
    async (slug) => {
      const { body } = await nearby(slug);
      expect(body.length).toBeGreaterThan(0);
      for (const { slug: where, campers } of body)
        expect([where, campers]).toEqual([where, await found(where)]);
    },
  );

  test.each(['france', 'auvergne-rhone-alpes', 'haute-savoie'])('of %s lie within it', async (slug) => {
    const { body } = await nearby(slug);
    for (const town of body as NearbyPlace[]) {
      const { ancestors } = (await api.get(`/v4/geolocation/places/${town.slug}/`)).body;
      expect(ancestors.map((ancestor: { slug: string }) => ancestor.slug)).toContain(slug);
      expect(town.distance_km).toBeNull();
    }
    const counts = body.map(({ campers }: NearbyPlace) => campers);
    expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one));
  });

  test('of a similar slug redirects to the right one', async () => {
    expect(await nearby('Annecy')).toMatchObject({ status: 406, body: { correct_slug: 'annecy' } });
  });

  test.each(['xqzzwv-qqj', '%00', "' or 1=1"])('of %s are none', async (slug) => {
    expect(await nearby(slug)).toMatchObject({ status: 404, body: { code: 'place_not_found' } });
  });
});

describe('prices by season', () => {
  const prices = (query: string, language = 'en-IE') =>
    api.get(`/3/campers/season-prices/?${query}`, { 'accept-language': language });
  const minor = (amount: string) => parseDecimal(amount);

  test('rise from the low to the high season, and lie in order within each', async () => {
    const { status, body } = await prices('where=france');
    expect(status).toBe(200);
    expect(body.seasons.map(({ season }: SeasonPrice) => season)).toEqual([1, 3]);
    const [low, high] = body.seasons;
    const rising = [low, body.mid_season, high];
    for (const { least, lower, median, upper } of rising) {
      const inOrder = [least, lower, median, upper].map(minor);
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    }
    const medians = rising.map(({ median }: SeasonPrice) => minor(median));
    expect(medians).toEqual(medians.toSorted((one: number, other: number) => one - other));
  });

  test.each([
    'where=france',
    'where=annecy',
    'types=1&types=2&types=3&where=france',
    'types=4&seatbelts=4&beds=4',
    '',
  ])('equal the prices of campers that a search finds, from the cheapest on: %s', async (query) => {
    const { body } = await prices(query);
    const cheapest = await api.get(`/3/products/?ordering=price&page_size=1&${query}`);
    expect(body.count).toBe(cheapest.body.count);
    expect(body.seasons[0].least).toBe(cheapest.body.results[0].price_per_day);
  });

  test('the median is that of all campers', async () => {
    const all = await api.get('/3/products/?where=annecy&page_size=100');
    expect(all.body.next).toBeNull();
    const perDay = all.body.results
      .map(({ price_per_day }: { price_per_day: string }) => minor(price_per_day))
      .sort((one: number, other: number) => one - other);
    const { body } = await prices('where=annecy');
    expect(minor(body.seasons[0].median)).toBe(perDay[Math.ceil(perDay.length / 2) - 1]);
  });

  test('are in the currency of the reader, or the one asked for', async () => {
    expect((await prices('where=annecy', 'de-CH')).body.currency).toBe('CHF');
    expect((await prices('where=annecy&currency=GBP', 'de-CH')).body.currency).toBe('GBP');
  });

  test.each(['where=xqzzwv-qqj', 'where=annecy&types=6&seatbelts=6&beds=6'])(
    'without campers are empty: %s',
    async (query) => {
      expect((await prices(query)).body).toMatchObject({ count: 0, seasons: [], mid_season: null });
    },
  );

  test.each(['types=9', 'beds=x', 'seatbelts=1', 'currency=JPY', `where=${'a'.repeat(300)}`])(
    'of %s are refused with a message',
    async (query) => {
      const { status, body } = await prices(query);
      expect(status).toBe(400);
      expect(Object.values(body).flat().join()).not.toBe('');
    },
  );
});
