import Value from 'typebox/value';

import {
  ReviewListSchema,
  ReviewStatsSchema,
  WallPictureListSchema,
  WallPictureSchema,
  type Review,
  type WallPicture,
} from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';

let api: Application;
let camper: { id: number; owner: number; count: number; average: number };

beforeAll(async () => {
  api = await startApplication();
  const { id } = await api.database
    .selectFrom('camper_search')
    .select('id')
    .where('review_count', '>', 12)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { body } = await api.get(`/3/products/${id}/`);
  camper = { id, owner: body.owner.id, count: body.review_count, average: body.review_average };
});
afterAll(() => api.close());

const list = (query = '') => api.get(`/v4/reviews/?${query}`);
const stats = (query = '') => api.get(`/v4/reviews/stats/?${query}`);

describe('reviews of a camper', () => {
  test('comes page by page, the newest first, each review once', async () => {
    const first = await list(`camper_id=${camper.id}`);
    expect([...Value.Errors(ReviewListSchema, first.body)]).toEqual([]);
    expect(first.body).toMatchObject({ count: camper.count, previous: null });
    expect(first.body.results).toHaveLength(10);
    const seen: Review[] = [...first.body.results];
    for (let { next } = first.body; next;) {
      const page = (await api.get(next)).body;
      seen.push(...page.results);
      next = page.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(camper.count);
    const moments = seen.map(({ published_date }) => published_date);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test('sums to the rating of search and listing', async () => {
    const { body } = await stats(`camper_id=${camper.id}`);
    expect([...Value.Errors(ReviewStatsSchema, body)]).toEqual([]);
    expect(body).toMatchObject({ count: camper.count, average: camper.average });
    const counts = Object.values(body.ratings as Record<string, number>);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(camper.count);
  });

  test('is written by guests, never by the owner, in the languages of the sites', async () => {
    const { body } = await list(`page_size=100`);
    const reviews: Review[] = body.results;
    expect(reviews.filter(({ guest_id, owner_id }) => guest_id === owner_id)).toEqual([]);
    expect(reviews.filter(({ guest_first_name }) => !guest_first_name)).toEqual([]);
    expect(reviews.filter(({ rating, comment }) => rating < 4 && !comment)).toEqual([]);
    expect(reviews.filter(({ comment }) => comment?.includes('{'))).toEqual([]);
    expect(new Set(reviews.map(({ language }) => language)).size).toBeGreaterThan(1);
    expect(reviews.some(({ reply }) => reply)).toBe(true);
  });

  test('can be read by stars', async () => {
    const { body } = await list(`camper_id=${camper.id}&ordering=rating&page_size=100`);
    const stars = body.results.map(({ rating }: Review) => rating);
    expect(stars).toEqual([...stars].sort());
  });
});

describe('reviews of a user', () => {
  test('is what guests wrote about their campers', async () => {
    const { body } = await list(`target_id=${camper.owner}&page_size=100`);
    expect(body.count).toBeGreaterThanOrEqual(camper.count);
    expect(new Set(body.results.map(({ owner_id }: Review) => owner_id))).toEqual(new Set([camper.owner]));
    expect((await list(`target_id=${camper.owner}&author_type=owner`)).body.count).toBe(0);
  });

  test('contain no data of deleted guests', async () => {
    const [one] = (await list(`camper_id=${camper.id}`)).body.results as Review[];
    await api.database
      .updateTable('app_user')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', Number(one?.guest_id))
      .execute();
    const [again] = (await list(`camper_id=${camper.id}`)).body.results as Review[];
    expect(again).toMatchObject({ id: one?.id, guest_id: null, guest_first_name: null, guest_picture: null });
  });
});

describe('reviews of all campers', () => {
  test.each([
    ['country=FR', ({ camper }: Review) => camper?.country === 'FR'],
    ['type=4', ({ camper }: Review) => camper?.type === 4],
    ['rating=3', ({ rating }: Review) => rating === 3],
    ['has_pictures=true', ({ pictures }: Review) => pictures.length > 0],
    ['has_pictures=false', ({ pictures }: Review) => pictures.length === 0],
    ['country=FR&type=4&rating=5', ({ rating }: Review) => rating === 5],
  ])('can be narrowed by %s, and the numbers of stars follow', async (query, isWanted) => {
    const { body } = await list(`${query}&page_size=100`);
    expect([...Value.Errors(ReviewListSchema, body)]).toEqual([]);
    const shown = (body.results as Review[]).filter((review) => review.camper);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((review) => !isWanted(review))).toEqual([]);
    const { body: found } = await stats(query);
    const counts = Object.values(found.ratings as Record<string, number>);
    expect([found.count, counts.reduce((sum, count) => sum + count, 0)]).toEqual([body.count, body.count]);
  });

  test('names the camper only where its page can be opened', async () => {
    const [{ camper_id: id }] = (await list('page_size=1')).body.results;
    await api.database.deleteFrom('camper_search').where('id', '=', id).execute();
    const [again] = (await list(`camper_id=${id}`)).body.results;
    expect(again.camper).toBeNull();
  });
});

describe('pictures in reviews', () => {
  const wall = (query = '') => api.get(`/v4/reviews/pictures/?${query}`);

  test('come page by page, each once, with their reviews', async () => {
    const first = await wall('page_size=48');
    expect([...Value.Errors(WallPictureListSchema, first.body)]).toEqual([]);
    const seen: WallPicture[] = [...first.body.results];
    for (let { next } = first.body; next;) {
      const page = (await api.get(next)).body;
      seen.push(...page.results);
      next = page.next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(first.body.count);
    expect(seen.length).toBe(first.body.count);
    const moments = seen.map(({ review }) => review.published_date);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(seen.filter(({ id, review }) => !review.pictures.some((picture) => picture.id === id))).toEqual(
      [],
    );
  });

  test('can be narrowed by country and type of vehicle', async () => {
    const { body } = await wall('country=FR&type=4');
    const campers = (body.results as WallPicture[]).flatMap(({ review }) => review.camper ?? []);
    expect(campers.length).toBeGreaterThan(0);
    expect(campers.filter(({ country, type }) => country !== 'FR' || type !== 4)).toEqual([]);
  });

  test('can be opened one by one, and are gone with the account of their author', async () => {
    const [picture] = (await wall('page_size=1')).body.results as WallPicture[];
    const open = () => api.get(`/v4/reviews/pictures/${picture?.id}/`);
    const { body } = await open();
    expect([...Value.Errors(WallPictureSchema, body)]).toEqual([]);
    expect(body).toEqual(picture);
    await api.database
      .updateTable('app_user')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', Number(picture?.review.guest_id))
      .execute();
    expect((await open()).status).toBe(404);
    const [review] = (await list(`camper_id=${picture?.review.camper_id}&page_size=100`)).body.results.filter(
      ({ id }: Review) => id === picture?.review.id,
    );
    expect(review.pictures).toEqual([]);
    expect((await wall('page_size=1')).body.results[0].id).not.toBe(picture?.id);
  });

  test.each(['0', 'abc', '2147483648', '1.5'])('rejects %s as the number of a picture', async (id) => {
    expect((await api.get(`/v4/reviews/pictures/${id}/`)).status).toBe(400);
  });

  test('an unknown one is not found', async () => {
    expect((await api.get('/v4/reviews/pictures/2147483647/')).status).toBe(404);
  });

  test.each(['page=0', 'page_size=49', 'country=france', 'type=8'])('%s is refused', async (query) => {
    expect((await wall(query)).status).toBe(400);
  });
});

test('a camper without reviews has an empty page', async () => {
  expect((await stats('camper_id=99999999')).body).toMatchObject({ count: 0, average: null });
  expect((await list('camper_id=99999999')).body).toMatchObject({ count: 0, results: [], next: null });
});

test('a page beyond the last one is empty and links to the previous one', async () => {
  const { status, body } = await list(`camper_id=${camper.id}&page=900`);
  expect([status, body.results]).toEqual([200, []]);
  expect((await api.get(body.previous)).body.results.length).toBeGreaterThan(0);
});

test.each([
  ['camper_id=abc', 'camper_id'],
  ['camper_id=-1', 'camper_id'],
  ['author_type=robot', 'author_type'],
  ['page=0', 'page'],
  ['page_size=101', 'page_size'],
  ['ordering=random()', 'ordering'],
  ['booking_id=1e999', 'booking_id'],
  ['country=fr', 'country'],
  ['type=0', 'type'],
  ['type=8', 'type'],
  ['rating=6', 'rating'],
  ['has_pictures=maybe', 'has_pictures'],
])('%s is refused on %s', async (query, field) => {
  const { status, body } = await list(query);
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});
