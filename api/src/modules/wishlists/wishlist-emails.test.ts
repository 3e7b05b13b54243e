import { settingsFor, startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { refuseEmails } from '../../../test/refused-emails';
import { aNewUser, call, sentTo } from '../../../test/users';
import { createClock } from '../../core/clock';

const HOUR_MS = 3_600_000;
const DATES = { date_from: '2027-07-20', date_to: '2027-07-29' };
const QUERY = `${new URLSearchParams(DATES)}`;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const send = (afterMs: number) =>
  createTestServices({
    database: api.database,
    settings: settingsFor(api.databaseUrl, api.home),
    clock: createClock(TEST_NOW_MS + afterMs),
  }).wishlistEmails.sendDue();

/** A user with a free camper on a list with dates. */
async function aReader(changes: object = { notified: true }) {
  const reader = await aNewUser(api.app);
  const ask = (what: Parameters<typeof call>[1], body: object) =>
    call(api.app, what, { token: reader.token, body });
  const { slug } = (await ask('POST /3/wishlists/', { name: 'Lake' })).body;
  const found = await api.get(`/3/campers/search/?where=france&page_size=1&${QUERY}`);
  const camper: number = found.body.results[0].id;
  await ask(`POST /3/wishlist/${slug}/product/`, { product_id: camper });
  const change = (body: object) => ask(`PATCH /3/wishlist/${slug}/`, body);
  await change({ ...DATES, ...changes });
  const mails = async () =>
    (await sentTo(api.app, reader.email)).filter(({ kind }) => kind === 'wishlist_news');
  return { ...reader, camper, change, mails };
}

/** As if prices had been so much higher when its owner last heard. */
async function dearerBefore(camper: number, minor: bigint): Promise<void> {
  await api.database
    .updateTable('wishlist_camper')
    .set(({ eb }) => ({ known_price: eb('known_price', '+', Number(minor)) }))
    .where('camper_id', '=', camper)
    .execute();
}

async function block(camper: number): Promise<void> {
  await api.database
    .insertInto('calendar_block')
    .values({
      camper_id: camper,
      during: '[2027-07-25,2027-07-26]',
      kind: 'owner',
      booking_id: null,
      request_id: null,
      expires_at: null,
    })
    .execute();
}

beforeEach(async () => {
  await api.database.deleteFrom('wishlist').execute();
  await api.database.deleteFrom('wishlist_email').execute();
  await api.database
    .deleteFrom('calendar_block')
    .where('kind', '=', 'owner')
    .where('during', '=', '[2027-07-25,2027-07-27)')
    .execute();
});

test('a lower price of a saved camper is reported within a day, once, with its price and its days', async () => {
  const { camper, mails } = await aReader();
  await dearerBefore(camper, 5000n);
  expect(await send(23 * HOUR_MS)).toBe(0);
  await Promise.all([1, 2].map(() => send(25 * HOUR_MS)));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Novetats d’una càmper dels teus preferits');
  expect(mail?.body).toContain(`/go/listing?${QUERY}&id=${camper}`);
  expect(mail?.body).toMatch(/\/ca\/go\/wishlist-emails\?token=[\w-]{36}$/m);
  await send(50 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
});

test('a user whose e-mail fails keeps nobody else from theirs, and gets it later', async () => {
  const failing = await aReader();
  await api.database
    .updateTable('wishlist_email')
    .set({ checked_at: new Date(TEST_NOW_MS - HOUR_MS) })
    .execute();
  const { camper, mails } = await aReader();
  await dearerBefore(camper, 5000n);
  await refuseEmails(api.database, [failing.email], async () => {
    await expect(send(25 * HOUR_MS)).rejects.toThrow('notice_refused');
  });
  expect(await mails()).toHaveLength(1);
  expect(await failing.mails()).toEqual([]);
  await send(26 * HOUR_MS);
  expect(await failing.mails()).toHaveLength(1);
});

test('a saved camper that was booked and is free again is reported; a booked one is not', async () => {
  const { camper, mails } = await aReader({});
  await block(camper);
  await send(1);
  expect(await mails()).toEqual([]);
  const taken = await aReader({ notified: true });
  await api.database
    .updateTable('wishlist_camper')
    .set({ was_free: false })
    .where('camper_id', '=', taken.camper)
    .execute();
  await send(25 * HOUR_MS);
  expect(await taken.mails()).toHaveLength(1);
});

test('no e-mail is sent without consent, without dates, or for past days', async () => {
  const off = await aReader({});
  const dateless = await aReader({ date_from: null, date_to: null, notified: true });
  await dearerBefore(off.camper, 5000n);
  await send(25 * HOUR_MS);
  expect([await off.mails(), await dateless.mails()]).toEqual([[], []]);
  const late = await aReader();
  await dearerBefore(late.camper, 5000n);
  await send(200 * 24 * HOUR_MS);
  expect(await late.mails()).toEqual([]);
});

test('after enabling e-mails again, prices are compared with the current ones', async () => {
  const { camper, change, mails } = await aReader({});
  await dearerBefore(camper, 5000n);
  await change({ notified: true });
  await send(25 * HOUR_MS);
  expect(await mails()).toEqual([]);
});

test('the link at the end stops the e-mails, and so does one press in a mail program', async () => {
  const { camper, email, change, mails } = await aReader();
  await dearerBefore(camper, 5000n);
  await send(25 * HOUR_MS);
  const secret = /token=([\w-]+)/.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
  const stop = (token: string) => call(api.app, 'POST /3/wishlists/unsubscribe/', { body: { token } });
  expect((await stop(secret)).status).toBe(204);
  await dearerBefore(camper, 5000n);
  await send(50 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
  await change({ notified: true });
  const { unsubscribe_link: link } = await api.database
    .selectFrom('notice')
    .select('unsubscribe_link')
    .where('recipient', '=', email)
    .where('kind', '=', 'wishlist_news')
    .executeTakeFirstOrThrow();
  const url = String(link).replace('http://localhost:4300', '');
  expect((await api.app.inject({ url })).headers.location).toMatch(/\/ca\/go\/wishlist-emails\?token=/);
  expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(204);
  await dearerBefore(camper, 5000n);
  await send(75 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
  for (const wrong of ['x', '00000000-0000-0000-0000-000000000000', '\0']) {
    expect(await stop(wrong)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  }
});
