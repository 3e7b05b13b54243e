import Value from 'typebox/value';

import { WishlistListSchema, WishlistSchema, type Wishlist, type WishlistSummary } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call } from '../../../test/users';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const LISTS = '/3/wishlists/';
const DATES = { date_from: '2027-07-20', date_to: '2027-07-29' };

async function campers(query = 'where=france', howMany = 5): Promise<number[]> {
  const { body } = await api.get(`/3/campers/search/?${query}&page_size=${howMany}`);
  return body.results.map(({ id }: { id: number }) => id);
}

/** A user with an account, and actions on their lists. */
async function aReader() {
  const { token, me } = await aNewUser(api.app);
  const ask = (what: Parameters<typeof call>[1], body?: object, headers?: Record<string, string>) =>
    call(api.app, what, { token, body, headers });
  const create = async (name: string): Promise<WishlistSummary> =>
    (await ask(`POST ${LISTS}`, { name })).body;
  const lists = async (): Promise<WishlistSummary[]> => (await ask(`GET ${LISTS}`)).body.results;
  const read = async (slug: string): Promise<Wishlist> => (await ask(`GET /3/wishlist/${slug}/`)).body;
  const add = (slug: string, product_id: unknown, from?: string) =>
    ask(`POST /3/wishlist/${slug}/product/`, { product_id, ...(from && { from }) });
  const take = (slug: string, product_id: unknown) =>
    ask(`DELETE /3/wishlist/${slug}/product/`, { product_id });
  return { token, me, ask, create, lists, read, add, take };
}

async function block(camperId: number, from: string, to: string): Promise<void> {
  const values = {
    camper_id: camperId,
    during: `[${from},${to}]`,
    kind: 'owner' as const,
    booking_id: null,
    request_id: null,
    expires_at: null,
  };
  await api.database.insertInto('calendar_block').values(values).execute();
}

test('a list is created, filled, renamed, and deleted', async () => {
  const { create, add, lists, read, ask } = await aReader();
  const { slug } = await create('  Summer   by the lake ');
  const [first = 0, second = 0] = await campers();
  await add(slug, first);
  expect((await add(slug, second)).body).toMatchObject({ count: 2, camper_ids: [second, first] });
  const list = await read(slug);
  expect([...Value.Errors(WishlistSchema, list)]).toEqual([]);
  expect(list).toMatchObject({ name: 'Summer by the lake', notified: false, share_key: null, gone: [] });
  expect(list.ad_set.map(({ id, is_free }) => [id, is_free])).toEqual([
    [second, null],
    [first, null],
  ]);
  const renamed = await ask(`PATCH /3/wishlist/${slug}/`, { name: 'Lake' }, { 'if-match': list.etag });
  expect(renamed.body).toMatchObject({ name: 'Lake' });
  const answer = await ask(`GET ${LISTS}`);
  expect([...Value.Errors(WishlistListSchema, answer.body)]).toEqual([]);
  expect(answer.body.results[0]).toMatchObject({ name: 'Lake', count: 2 });
  expect(answer.body.results[0].pictures).toHaveLength(2);
  expect((await ask(`DELETE /3/wishlist/${slug}/`)).status).toBe(204);
  expect(await lists()).toEqual([]);
  expect((await ask(`DELETE /3/wishlist/${slug}/`)).status).toBe(404);
});

test('a camper is saved once however often it is pressed, and taken off as often', async () => {
  const { create, add, take } = await aReader();
  const { slug } = await create('Lake');
  const [camper = 0] = await campers();
  const answers = await Promise.all([1, 2, 3].map(() => add(slug, camper)));
  expect(answers.map(({ status, body }) => [status, body.count])).toEqual([1, 2, 3].map(() => [200, 1]));
  expect((await take(slug, camper)).body.count).toBe(0);
  expect(await take(slug, camper)).toMatchObject({ status: 200, body: { count: 0 } });
});

test('a camper moves from one list to another at once', async () => {
  const { create, add, read } = await aReader();
  const [here, there] = [await create('Here'), await create('There')];
  const [camper = 0] = await campers();
  await add(here.slug, camper);
  expect((await add(there.slug, camper, here.slug)).body.camper_ids).toEqual([camper]);
  expect((await read(here.slug)).ad_set).toEqual([]);
  await add(here.slug, camper);
  await add(there.slug, camper, here.slug);
  expect((await read(here.slug)).ad_set).toEqual([]);
  expect((await add(there.slug, camper, 'nowhere')).status).toBe(404);
});

test('prices are those of the stay, and price drops are shown', async () => {
  const { create, add, ask, read } = await aReader();
  const { slug } = await create('Lake');
  const [camper = 0] = await campers(`where=france&${new URLSearchParams(DATES)}`);
  await add(slug, camper);
  await ask(`PATCH /3/wishlist/${slug}/`, DATES);
  const { body: price } = await api.get(`/3/products/${camper}/price/?${new URLSearchParams(DATES)}`);
  const [before] = (await read(slug)).ad_set;
  expect(before).toMatchObject({ final_booking_price: price.price, is_free: true, cheaper_by: null });
  await api.database
    .updateTable('wishlist_camper')
    .set({ saved_price: Math.round(Number(price.price) * 100) + 6050 })
    .where('camper_id', '=', camper)
    .execute();
  expect((await read(slug)).ad_set[0]?.cheaper_by).toBe('60.50');
  const inFrancs = await ask(`GET /3/wishlist/${slug}/`, undefined, { 'accept-language': 'de-CH' });
  expect(inFrancs.body.ad_set[0]).toMatchObject({ currency: 'CHF', cheaper_by: null });
});

test('an unavailable camper is kept on the list, with the day from which it is free again', async () => {
  const { create, add, ask, read } = await aReader();
  const { slug } = await create('Lake');
  const [, , , camper = 0] = await campers(`where=france&${new URLSearchParams(DATES)}`);
  await add(slug, camper);
  await ask(`PATCH /3/wishlist/${slug}/`, DATES);
  await block(camper, '2027-07-25', '2027-08-09');
  expect((await read(slug)).ad_set[0]).toMatchObject({ is_free: false, cheaper_by: null });
  expect((await read(slug)).ad_set[0]?.free_from?.localeCompare('2027-08-10')).toBeGreaterThanOrEqual(0);
});

test('a camper that is not offered any more is shown as gone, and can still be moved and taken off', async () => {
  const { create, add, take, read, lists } = await aReader();
  const [here, there] = [await create('Here'), await create('There')];
  const camper = (await campers('where=france', 30)).at(-1) ?? 0;
  await add(here.slug, camper);
  const { title } = await api.database
    .updateTable('camper')
    .set({ status: 'deleted_owner' })
    .where('id', '=', camper)
    .returning('title')
    .executeTakeFirstOrThrow();
  expect(await read(here.slug)).toMatchObject({ ad_set: [], gone: [{ id: camper, title }] });
  expect((await lists()).find(({ slug }) => slug === here.slug)).toMatchObject({ count: 1, pictures: [] });
  expect((await add(there.slug, camper, here.slug)).status).toBe(200);
  expect((await add(here.slug, camper)).body).toMatchObject({ code: 'camper_not_found' });
  expect((await take(there.slug, camper)).body.count).toBe(0);
});

test('returns 404 for every call about the list of another user', async () => {
  const owner = await aReader();
  const { slug } = await owner.create('Mine');
  const [camper = 0] = await campers();
  const { ask, create } = await aReader();
  const own = await create('Own');
  for (const answer of [
    await ask(`GET /3/wishlist/${slug}/`),
    await ask(`PATCH /3/wishlist/${slug}/`, { name: 'Taken' }),
    await ask(`DELETE /3/wishlist/${slug}/`),
    await ask(`POST /3/wishlist/${slug}/product/`, { product_id: camper }),
    await ask(`DELETE /3/wishlist/${slug}/product/`, { product_id: camper }),
    await ask(`POST /3/wishlist/${own.slug}/product/`, { product_id: camper, from: slug }),
    await ask('GET /3/wishlist/%00/'),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'wishlist_not_found' } });
  }
  expect((await owner.read(slug)).name).toBe('Mine');
});

test('without an account there are no lists', async () => {
  for (const what of [`GET ${LISTS}`, 'GET /3/wishlist/x/', 'DELETE /3/wishlist/x/'] as const) {
    expect((await call(api.app, what)).status).toBe(401);
  }
});

test('a user has at most twenty lists, also with two tabs', async () => {
  const { ask, create, lists } = await aReader();
  for (let nth = 1; nth <= 19; nth += 1) await create(`List ${nth}`);
  const answers = await Promise.all([1, 2, 3].map((nth) => ask(`POST ${LISTS}`, { name: `Tab ${nth}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body).toEqual({ __all__: ['You can have 20 wishlists at most. Delete one first.'] });
  expect(await lists()).toHaveLength(20);
});

test('no list has more than two hundred campers', async () => {
  const { me, create, add, read } = await aReader();
  const { slug } = await create('Many');
  const rows = await api.database.selectFrom('camper_search').select('id').limit(201).execute();
  const ids = rows.map(({ id }) => id);
  const { id: wishlist_id } = await api.database
    .selectFrom('wishlist')
    .select('id')
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow();
  const values = ids.slice(0, 199).map((camper_id) => ({ wishlist_id, camper_id, added_at: new Date(0) }));
  await api.database.insertInto('wishlist_camper').values(values).execute();
  expect((await add(slug, ids[199])).body.count).toBe(200);
  expect(await add(slug, ids[200])).toMatchObject({
    status: 400,
    body: { __all__: ['A wishlist holds 200 campers at most. Take one off first, or use another list.'] },
  });
  expect((await add(slug, ids[0])).status).toBe(200);
  expect((await read(slug)).ad_set).toHaveLength(200);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: '\u200b \u202e' }, 'name'],
  [{ name: 'x'.repeat(1000) }, 'name'],
  [{}, 'name'],
])('rejects an invalid list by field (%#)', async (body, field) => {
  const { ask } = await aReader();
  const answer = await ask(`POST ${LISTS}`, body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
});

test.each([
  [{ date_from: '2027-07-20' }, 'date_to'],
  [{ date_from: '2027-07-20', date_to: '2027-07-01' }, 'date_to'],
  [{ date_from: '2027-02-30', date_to: '2027-03-01' }, 'date_from'],
  [{ name: ' ' }, 'name'],
])('rejects an invalid change by field (%#)', async (body, field) => {
  const { ask, create } = await aReader();
  const { slug } = await create('Lake');
  const answer = await ask(`PATCH /3/wishlist/${slug}/`, body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
});

test('a name is escaped text with its own direction', async () => {
  const { create } = await aReader();
  expect((await create('<script>alert(1)</script>')).name).toBe('<script>alert(1)</script>');
  expect((await create('a\u202eb\r\nc\0d')).name).toBe('a b c d');
});

test('dates that begin before today count as none, and null takes dates away', async () => {
  const { ask, create, read } = await aReader();
  const { slug } = await create('Lake');
  const past = await ask(`PATCH /3/wishlist/${slug}/`, { date_from: '2027-03-01', date_to: '2027-03-20' });
  expect(past.body).toMatchObject({ date_from: null, date_to: null });
  await ask(`PATCH /3/wishlist/${slug}/`, DATES);
  expect(await read(slug)).toMatchObject(DATES);
  await ask(`PATCH /3/wishlist/${slug}/`, { date_from: null, date_to: null });
  expect(await read(slug)).toMatchObject({ date_from: null, date_to: null });
});

test('a rename on what another tab has changed is refused, with what it is now', async () => {
  const { ask, create } = await aReader();
  const { slug, etag } = await create('Lake');
  await ask(`PATCH /3/wishlist/${slug}/`, { name: 'First tab' }, { 'if-match': etag });
  const second = await ask(`PATCH /3/wishlist/${slug}/`, { name: 'Second tab' }, { 'if-match': etag });
  expect(second).toMatchObject({
    status: 412,
    body: { code: 'edited_meanwhile', current: { slug, name: 'First tab' } },
  });
});

test('a shared list can be read with its link, until its owner stops sharing', async () => {
  const { ask, create, add, read } = await aReader();
  const { slug } = await create('Lake');
  const [camper = 0] = await campers();
  await add(slug, camper);
  const { body } = await ask(`PATCH /3/wishlist/${slug}/`, { shared: true });
  const shared = await api.get(`/3/shared-wishlists/${body.share_key}/`);
  expect(shared).toMatchObject({ status: 200, body: { name: 'Lake', ad_set: [{ id: camper }] } });
  expect(Object.keys(shared.body).sort()).toEqual(['ad_set', 'date_from', 'date_to', 'gone', 'name']);
  expect((await ask(`PATCH /3/wishlist/${slug}/`, { shared: true })).body.share_key).toBe(body.share_key);
  await ask(`PATCH /3/wishlist/${slug}/`, { shared: false });
  expect((await api.get(`/3/shared-wishlists/${body.share_key}/`)).status).toBe(404);
  expect((await read(slug)).share_key).toBeNull();
  for (const key of ['x', slug, '%00'])
    expect((await api.get(`/3/shared-wishlists/${key}/`)).status).toBe(404);
});

describe('campers saved before signing in', () => {
  const merge = { name: 'Saved before you signed in' };

  test('are added once, without those on a list already or not offered', async () => {
    const { ask, create, add, lists } = await aReader();
    const { slug } = await create('Lake');
    const [known = 0, first = 0, second = 0] = await campers();
    await add(slug, known);
    const body = { ...merge, product_ids: [first, known, second, first, 2_147_483_647] };
    const answers = await Promise.all([1, 2].map(() => ask('POST /3/wishlists/merge/', body)));
    expect(answers.map(({ body: { added } }) => added).sort()).toEqual([0, 2]);
    expect(answers.map(({ body: { known: already } }) => already).sort()).toEqual([1, 3]);
    expect((await lists()).map(({ name, camper_ids }) => [name, camper_ids.length])).toEqual([
      [merge.name, 2],
      ['Lake', 1],
    ]);
  });

  test('takes the last changed list when there are twenty', async () => {
    const { ask, create } = await aReader();
    for (let nth = 1; nth <= 20; nth += 1) await create(`List ${nth}`);
    const [camper = 0] = await campers();
    const { body } = await ask('POST /3/wishlists/merge/', { ...merge, product_ids: [camper] });
    expect(body).toMatchObject({ added: 1, known: 0, left_out: [] });
  });

  test.each([
    [{ product_ids: [] }, 'product_ids'],
    [{ product_ids: Array.from({ length: 201 }, (_, nth) => nth + 1) }, 'product_ids'],
    [{ product_ids: [0] }, 'product_ids.0'],
  ])('is refused by its field (%#)', async (body, field) => {
    const { ask } = await aReader();
    const answer = await ask('POST /3/wishlists/merge/', { ...merge, ...body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)[0]?.startsWith(field.split('.')[0] ?? '')).toBe(true);
  });
});

test('lists are deleted with the account', async () => {
  const { ask, me, create } = await aReader();
  const { slug } = await create('Lake');
  await ask(`PATCH /3/wishlist/${slug}/`, { ...DATES, notified: true });
  expect((await ask('DELETE /3/users/me/')).status).toBe(204);
  const left = await Promise.all([
    api.database.selectFrom('wishlist').select('user_id').where('user_id', '=', me.id).execute(),
    api.database.selectFrom('wishlist_email').select('user_id').where('user_id', '=', me.id).execute(),
  ]);
  expect(left).toEqual([[], []]);
});
