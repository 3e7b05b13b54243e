import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const search = (query: string, headers?: Record<string, string>) =>
  api.get(`/3/campers/search/?${query}`, headers);

describe('finding campers', () => {
  test('answers the campers around a town, nearest and best liked first, with what a card shows', async () => {
    const { status, body } = await search('where=annecy');
    expect(status).toBe(200);
    expect(body.count).toBeGreaterThan(5);
    expect(body.results[0]).toMatchObject({
      id: expect.any(Number),
      title: expect.any(String),
      country: 'FR',
      distance_km: expect.any(Number),
      owner: { first_name: expect.any(String), professional: expect.any(Boolean) },
      price_per_day: expect.stringMatching(/^\d+\.\d{2}$/),
      booking_price_per_day: null,
      hour_from: null,
      hour_to: null,
      final_booking_price: null,
      currency: 'EUR',
    });
    expect(body.results.every((result: { distance_km: number }) => result.distance_km <= 30)).toBe(true);
    expect(body.results[0].pictures.length).toBeGreaterThanOrEqual(5);
  });

  test('contains the price of the whole stay if there are dates', async () => {
    const { body } = await search('where=france&date_from=2027-06-07&date_to=2027-06-11');
    const [first] = body.results;
    expect(first).toMatchObject({ hour_from: '09:00:00', hour_to: '20:00:00' });
    expect(Math.round(Number(first.final_booking_price) * 20)).toBe(
      Math.round(Number(first.booking_price_per_day) * 100),
    );
  });

  test('offers no camper that is taken on one of the days', async () => {
    const before = await search('where=annecy&date_from=2027-05-10&date_to=2027-05-14&page_size=100');
    const [{ id }] = before.body.results;
    await api.database
      .insertInto('calendar_block')
      .values({ camper_id: id, during: '[2027-05-14,2027-05-20]', kind: 'booking' })
      .execute();
    const after = await search('where=annecy&date_from=2027-05-10&date_to=2027-05-14&page_size=100');
    expect(after.body.count).toBe(before.body.count - 1);
    expect(after.body.results.map((result: { id: number }) => result.id)).not.toContain(id);
  });

  test.each<[string, [string, string], number, boolean]>([
    ['two years ahead', ['2029-03-08', '2029-03-14'], 730, true],
    ['a day further than its owner lets', ['2029-03-08', '2029-03-14'], 729, false],
    ['for more than half a year', ['2027-04-01', '2027-12-31'], 365, true],
    ['beyond the booking horizon', ['2029-03-09', '2029-03-15'], 3000, false],
    ['at the end of all years', ['9999-12-30', '9999-12-31'], 730, false],
  ])('finds a camper %s, as its page and its price say', async (_, [from, to], maxFuture, isFree) => {
    const [{ id }] = (await search('where=chambery&page_size=1')).body.results;
    await api.database.deleteFrom('calendar_block').where('camper_id', '=', id).execute();
    const rules = { min_days: 1, closed_weekdays: 0, closed_dates: [], max_future: maxFuture } as never;
    await api.database.updateTable('camper').set(rules).where('id', '=', id).execute();

    const stay = `date_from=${from}&date_to=${to}`;
    const found = await search(`where=chambery&${stay}&page_size=100`);
    const ids = found.body.results.map((result: { id: number }) => result.id);
    const listing = await api.get(`/3/products/${id}/?${stay}`);
    const price = await api.get(`/3/products/${id}/price/?${stay}`);
    expect([ids.includes(id), listing.body.availability.available, price.status === 200]).toEqual([
      ...[isFree, isFree, isFree],
    ]);
  });

  test('takes a place by an old address and by plain words too', async () => {
    const bySlug = await search('where=lyon&page_size=5');
    const byText = await search('where=LYON&page_size=5');
    expect(bySlug.body.count).toBeGreaterThan(0);
    expect(byText.body.results).toEqual(bySlug.body.results);
  });

  test('finds nothing in a place that does not exist', async () => {
    const { status, body } = await search('where=xqzzwv-qqj');
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 0, results: [], next: null, previous: null });
  });

  test('searches a whole country, without distances', async () => {
    const { body } = await search('where=switzerland&page_size=100');
    expect(body.results.length).toBe(Math.min(100, body.count));
    expect(new Set(body.results.map((result: { country: string }) => result.country))).toEqual(
      new Set(['CH']),
    );
    expect(body.results[0].distance_km).toBeNull();
  });

  test('prefers a point to a place, and a box to both', async () => {
    const byPoint = await search('where=annecy&latitude=48.8534&longitude=2.3488');
    expect(byPoint.body.results[0].city).not.toBe('Annecy');
    const byBox = await search('where=annecy&bbox=2,48.5,2.7,49.1');
    expect(byBox.body.box).toEqual([2, 48.5, 2.7, 49.1]);
    expect(byBox.body.results[0].distance_km).toBeGreaterThan(300);
  });

  test('takes repeated types and a single one alike', async () => {
    const both = await search('where=france&types=4&types=5&page_size=100');
    const one = await search('where=france&types=5&page_size=100');
    expect(new Set(both.body.results.map((result: { type: number }) => result.type))).toEqual(
      new Set([4, 5]),
    );
    expect(one.body.results.every((result: { type: number }) => result.type === 5)).toBe(true);
    expect(both.body.count).toBeGreaterThan(one.body.count);
  });

  test('filters by the price it shows, in the currency it shows', async () => {
    const { body } = await search(
      'where=united-kingdom&min_price=60&max_price=90&currency=CHF&page_size=100',
    );
    expect(body.count).toBeGreaterThan(0);
    for (const { price_per_day, currency } of body.results) {
      expect(currency).toBe('CHF');
      expect(Number(price_per_day)).toBeGreaterThanOrEqual(60);
      expect(Number(price_per_day)).toBeLessThanOrEqual(90);
    }
  });

  test.each([
    ['en-GB', 'GBP'],
    ['de-CH', 'CHF'],
    ['fr-FR', 'EUR'],
    ['pt', 'EUR'],
  ])('shows %s readers prices in %s', async (language, currency) => {
    const { body } = await search('where=annecy', { 'accept-language': language });
    expect(body.results[0].currency).toBe(currency);
  });
});

describe('paging', () => {
  test('goes from page to page without losing or repeating a camper', async () => {
    const ids: number[] = [];
    let address: string | null = '/3/campers/search/?where=france&page_size=40';
    while (address) {
      const { body } = await api.get(address);
      ids.push(...body.results.map((result: { id: number }) => result.id));
      address = body.next;
    }
    const { body } = await search('where=france');
    expect(ids).toHaveLength(body.count);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('beyond the last page is empty for the search and 404 for the products', async () => {
    const empty = await search('where=annecy&page=999');
    expect(empty).toMatchObject({ status: 200, body: { results: [], next: null } });
    expect(empty.body.count).toBeGreaterThan(0);
    const missing = await api.get('/3/products/?where=annecy&page=999');
    expect(missing).toMatchObject({ status: 404, body: { code: 'search_invalid_page' } });
  });

  test('the first page of a search without hits exists', async () => {
    const { status, body } = await api.get('/3/products/?where=annecy&max_price=1');
    expect(status).toBe(200);
    expect(body.count).toBe(0);
  });
});
