import Value from 'typebox/value';

import { PriceDetailsSchema } from '@campavia/contracts';
import type { BookingState } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { aNewUser, call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;
let path: `/3/products/${number}`;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  path = `/3/products/${participants.camperId}`;
  await api.database.deleteFrom('price_period').where('camper_id', '=', participants.camperId).execute();
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());

type Call = Parameters<typeof call>[1];
interface Edit {
  body?: object;
  ifMatch?: string | null;
  token?: string | null;
}

const read = async () => (await call(api.app, `GET ${path}/prices-details/`, { token: owner })).body;

/** An edit on the current state unless another one is said. */
async function edit(method: string, rest: string, { body, ifMatch, token = owner }: Edit = {}) {
  const tag = ifMatch === undefined ? (await read()).etag : ifMatch;
  return call(api.app, `${method} ${path}/${rest}` as Call, {
    body,
    token: token ?? undefined,
    headers: tag === null ? {} : { 'if-match': tag },
  });
}
const change = (body: object, over: Omit<Edit, 'body'> = {}) =>
  edit('PATCH', 'prices-details/', { body, ...over });

test('an owner reads all that the camper costs, with its entity tag', async () => {
  const { status, body, headers } = await call(api.app, `GET ${path}/prices-details/`, { token: owner });
  expect(status).toBe(200);
  expect(Value.Errors(PriceDetailsSchema, body)).toEqual([]);
  expect(headers.etag).toBe(body.etag);
});

test('returns changed prices, and keeps all others', async () => {
  const before = await read();
  const changes = {
    price_low: '60.00',
    price_mid: '80.50',
    price_high: '120.00',
    min_days: 3,
    discount_weekly: 10,
    discount_early: 5,
    km_200_price: '12.00',
    km_unlimited: false,
    km_unlimited_price: '25.00',
    extra_km_price: '0.25',
    deposit: '1500.00',
    deposit_mean: ['card', 'transfer'],
    second_driver: 'included',
  };
  const { status, body } = await change(changes);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...changes, options: before.options, currency: before.currency });
  expect(body.etag).not.toBe(before.etag);
  expect(await read()).toEqual(body);
  expect((await change({ discount_early: 0 })).body).toMatchObject({ ...changes, discount_early: 0 });
});

test('quotes, the listing and searches follow at once, agreed bookings do not', async () => {
  await deleteBookings(api.database);
  const agreed = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
  await change({ price_high: '100.00', discount_weekly: 0, discount_early: 0, min_days: 2 });
  const quote = async () => (await api.get(`${path}/price/?date_from=2027-08-10&date_to=2027-08-12`)).body;
  expect((await quote()).price_owner).toBe('300.00');
  await change({ price_high: '110.00' });
  expect((await quote()).price_owner).toBe('330.00');
  const search = await api.database
    .selectFrom('camper_search')
    .selectAll()
    .where('id', '=', participants.camperId)
    .executeTakeFirst();
  expect(search).toMatchObject({ rate_high: 11_000, min_days: 2 });
  const { price, earnings } = await api.database
    .selectFrom('booking')
    .select(['price', 'earnings'])
    .where('id', '=', agreed.id)
    .executeTakeFirstOrThrow();
  expect({ price, earnings }).toEqual({ price: agreed.price, earnings: agreed.earnings });
});

test.each<[string, object, string[]]>([
  ['a negative price', { price_low: '-5' }, ['price_low']],
  ['a price of nothing', { price_mid: '0.00' }, ['price_mid']],
  ['no price', { price_high: ' ' }, ['price_high']],
  ['a price in words', { price_high: 'much' }, ['price_high']],
  ['a price of three places', { price_high: '10.001' }, ['price_high']],
  ['an unrealistic price', { price_high: '10000' }, ['price_high']],
  ['an endless number', { price_high: '9'.repeat(20) }, ['price_high']],
  ['a discount of 200 per cent', { discount_weekly: 200 }, ['discount_weekly']],
  ['a discount above the half', { discount_early: 51 }, ['discount_early']],
  ['half a per cent', { discount_early: 2.5 }, ['discount_early']],
  ['a negative discount', { discount_early: -1 }, ['discount_early']],
  ['no days at least', { min_days: 0 }, ['min_days']],
  ['a year at least', { min_days: 365 }, ['min_days']],
  ['a deposit beyond reason', { deposit: '20000.01' }, ['deposit']],
  ['no means that exist', { deposit_mean: ['gold'] }, ['deposit_mean']],
  ['no means', { deposit_mean: [] }, ['deposit_mean']],
  ['a second driver in words', { second_driver: 'selected' }, ['second_driver']],
  ['two at once', { price_low: 'x', km_200_price: '-1' }, ['km_200_price', 'price_low']],
])('%s is refused at its field, and nothing is changed', async (_, body, fields) => {
  const before = await read();
  const answer = await change(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).sort()).toEqual(fields);
  expect(await read()).toEqual(before);
});

test('unknown methods of a deposit are ignored', async () => {
  const { body } = await change({ deposit_mean: ['cash', 'gold', 'card'] });
  expect(body.deposit_mean).toEqual(['card', 'cash']);
});

describe('an edit names the state it was made on', () => {
  test('without one it is refused', async () => {
    const { status, body } = await change({ min_days: 4 }, { ifMatch: null });
    expect({ status, code: body.code }).toEqual({ status: 428, code: 'if_match_missing' });
  });

  test('an edit of an outdated version gets the current prices, and changes nothing', async () => {
    const { etag } = await read();
    await change({ price_low: '61.00' });
    const current = await read();
    const { status, body } = await change({ price_low: '62.00' }, { ifMatch: etag });
    expect(status).toBe(412);
    expect(body).toMatchObject({ code: 'edited_meanwhile', current });
    expect(await read()).toEqual(current);
  });

  test('of two at once one wins', async () => {
    const { etag } = await read();
    const answers = await Promise.all(
      ['63.00', '64.00'].map((price_low) => change({ price_low }, { ifMatch: etag })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('of more at once than there are connections, all are answered', async () => {
    const { etag } = await read();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => change({ price_low: `${70 + nth}.00` }, { ifMatch: etag })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(29);
  });
});

describe('extras', () => {
  const bikes = { code: 'bikes', recurrence: 'day', unit_price: '5.00', max_quantity: 2 };

  test('are offered, changed and removed, and quotes follow', async () => {
    const { status, body } = await edit('POST', 'options/', { body: bikes });
    expect(status).toBe(201);
    const option = body.options.at(-1);
    expect(option).toEqual({ ...bikes, id: option.id, name: null });
    const changed = await edit('PATCH', 'options/', { body: { id: option.id, unit_price: '6.00' } });
    expect(changed.body.options.at(-1)).toEqual({ ...option, unit_price: '6.00' });
    const wanted = `date_from=2027-08-10&date_to=2027-08-12&options=${option.id}:1`;
    expect((await api.get(`${path}/price/?${wanted}`)).body.price_options).toBe('18.00');
    const removed = await edit('DELETE', `options/?option_id=${option.id}`);
    expect(removed.body.options.map(({ id }: { id: number }) => id)).not.toContain(option.id);
    expect((await api.get(`${path}/price/?${wanted}`)).status).toBe(400);
    expect((await api.get(`${path}/`)).body.options).toHaveLength(removed.body.options.length);
  });

  test('of the owner’s own have a name', async () => {
    const other = { code: 'other', recurrence: 'booking', unit_price: '15' };
    expect((await edit('POST', 'options/', { body: other })).body).toHaveProperty('name');
    expect(
      (await edit('POST', 'options/', { body: { ...other, name: 'x'.repeat(61) } })).body,
    ).toHaveProperty('name');
    const { body } = await edit('POST', 'options/', { body: { ...other, name: ' Kayak ' } });
    expect(body.options.at(-1)).toMatchObject({ code: 'other', name: 'Kayak', max_quantity: 1 });
  });

  test('that are renamed or charged otherwise stay as they were in agreed bookings', async () => {
    const kayak = { code: 'other', name: 'Kayak', recurrence: 'booking', unit_price: '15' };
    const option = (await edit('POST', 'options/', { body: kayak })).body.options.at(-1);
    const bookings = [await book('ACCEPTED', option.id), await book('CREATED_PRO', option.id)];
    for (const name of ['Canoe', 'Canoe for three'])
      await edit('PATCH', 'options/', { body: { id: option.id, name, recurrence: 'day' } });
    const [agreed, open] = await Promise.all(
      bookings.map(
        async (id) => (await call(api.app, `GET /v4/bookings-owner/${id}/`, { token: owner })).body,
      ),
    );
    expect(agreed.options).toMatchObject([{ name: 'Kayak', recurrence: 'booking' }]);
    expect(open.options).toMatchObject([{ name: 'Canoe for three', recurrence: 'day' }]);
    await deleteBookings(api.database);
  });

  async function book(state: BookingState, option_id: number): Promise<number> {
    const { id } = await storeBooking(api.database, aBooking(participants, { state }));
    await api.database
      .insertInto('booking_option')
      .values({ booking_id: id, option_id, quantity: 1 })
      .execute();
    return id;
  }

  test.each<[string, object, string]>([
    ['an unknown one', { ...bikes, code: 'jet' }, 'code'],
    ['one by the week', { ...bikes, recurrence: 'week' }, 'recurrence'],
    ['one that pays the guest', { ...bikes, unit_price: '-1' }, 'unit_price'],
    ['one without a price', { code: 'bikes', recurrence: 'day' }, 'unit_price'],
    ['a hundred of them', { ...bikes, max_quantity: 100 }, 'max_quantity'],
  ])('%s is refused', async (_, body, field) => {
    const answer = await edit('POST', 'options/', { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([field]);
  });

  test('that do not exist, or are another camper’s, cannot be changed', async () => {
    const foreign = await api.database
      .selectFrom('camper_option')
      .select('id')
      .where('camper_id', '<>', participants.camperId)
      .executeTakeFirstOrThrow();
    for (const id of [foreign.id, 2_147_483_647]) {
      expect((await edit('PATCH', 'options/', { body: { id, unit_price: '1' } })).status).toBe(404);
      expect((await edit('DELETE', `options/?option_id=${id}`)).status).toBe(404);
    }
  });
});

describe('an example', () => {
  const example = (body: object) => edit('POST', 'prices-details/example/', { body });

  test('is the quote of guests with prices that are not saved', async () => {
    await deleteBookings(api.database);
    await change({ price_high: '115.00', discount_weekly: 10, discount_early: 5, min_days: 2 });
    const { body } = await example({ price_high: '120.00', month: 7, days: 7, is_early: true });
    expect(body).toMatchObject({
      days: 7,
      gross: '840.00',
      price_discount_weekly: '84.00',
      price_discount_early: '37.80',
      price_owner: '718.20',
      price_fees: '107.73',
      price_owner_before: '688.27',
    });
    const saved = (await example({ month: 7, days: 7, is_early: true })).body;
    expect(saved).toMatchObject({ price_owner: '688.27', price_owner_before: null });
    await change({ price_high: '120.00' });
    const quote = (await api.get(`${path}/price/?date_from=2027-07-01&date_to=2027-07-07`)).body;
    expect(quote).toMatchObject({ price_owner: body.price_owner, price: body.price });
  });

  test('of a price that cannot be used is refused at its field', async () => {
    const answer = await example({ price_high: '-1', month: 7, days: 7, is_early: false });
    expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({
      status: 400,
      fields: ['price_high'],
    });
    expect((await example({ month: 13, days: 7, is_early: false })).status).toBe(400);
  });
});

describe('similar campers', () => {
  const similar = async () => (await call(api.app, `GET ${path}/similar-prices/`, { token: owner })).body;

  test('are those of the same kind nearby', async () => {
    const { count, seasons, radius_km } = await similar();
    expect(radius_km).toBe(50);
    expect(count).toBeGreaterThanOrEqual(8);
    expect(seasons.map(({ season }: { season: string }) => season)).toEqual(['low', 'mid', 'high']);
    for (const { from, to } of seasons) expect(Number(from)).toBeLessThanOrEqual(Number(to));
  });

  test('fewer than eight are not compared', async () => {
    await api.database
      .updateTable('camper')
      .set({ latitude: 30, longitude: -40 })
      .where('id', '=', participants.camperId)
      .execute();
    expect(await similar()).toMatchObject({ count: 0, seasons: [] });
  });
});

test('only the owner can read or change prices', async () => {
  const stranger = (await aNewUser(api.app)).token;
  const calls: [string, string, object?][] = [
    ['GET', 'prices-details/'],
    ['PATCH', 'prices-details/', { min_days: 1 }],
    ['POST', 'options/', { code: 'bikes', recurrence: 'day', unit_price: '1' }],
    ['PATCH', 'options/', { id: 1 }],
    ['DELETE', 'options/?option_id=1'],
    ['POST', 'prices-details/example/', { month: 7, days: 7, is_early: true }],
    ['GET', 'similar-prices/'],
  ];
  for (const [method, rest, body] of calls) {
    expect((await edit(method, rest, { body, token: stranger })).status).toBe(404);
    expect((await edit(method, rest, { body, token: null })).status).toBe(401);
  }
});

test('an unknown camper is answered with 404, a deleted one with 410', async () => {
  const at = (id: string) => call(api.app, `GET /3/products/${id}/prices-details/`, { token: owner });
  expect((await at('x')).status).toBe(404);
  expect((await at('2147483647')).status).toBe(404);
  await api.database
    .updateTable('camper')
    .set({ status: 'deleted_owner', deleted_at: new Date() })
    .where('id', '=', participants.camperId)
    .execute();
  expect((await at(String(participants.camperId))).status).toBe(410);
});
