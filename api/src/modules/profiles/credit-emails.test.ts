import { settingsFor, startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { refuseEmails } from '../../../test/refused-emails';
import { aNewUser, call, sentTo } from '../../../test/users';
import { createClock } from '../../core/clock';

const DAY_MS = 24 * 3_600_000;

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database
    .updateTable('moneybox')
    .set({ expiry_mailed_at: new Date(TEST_NOW_MS) })
    .execute();
});

const send = (days = 0) =>
  createTestServices({
    database: api.database,
    settings: settingsFor(api.databaseUrl, api.home),
    clock: createClock(TEST_NOW_MS + days * DAY_MS),
  }).creditEmails.sendDue();

/** A user with credits that expire in so many days. */
async function aHolder(...days: number[]) {
  const holder = await aNewUser(api.app);
  const now = new Date(TEST_NOW_MS);
  const credits = days.map((count) => ({
    user_id: holder.me.id,
    amount: 8_000,
    balance: 8_000,
    currency: 'EUR' as const,
    reason: 'goodwill' as const,
    created_at: now,
    expire_at: new Date(TEST_NOW_MS + count * DAY_MS),
    expiry_mailed_at: null,
  }));
  await api.database.insertInto('moneybox').values(credits).execute();
  const mails = async () =>
    (await sentTo(api.app, holder.email)).filter(({ kind }) => kind === 'credit_expiring');
  return { ...holder, mails };
}

async function tokenOf(userId: number): Promise<string> {
  const { token } = await api.database
    .selectFrom('credit_email')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return token;
}

test('each credit is announced once, those of a month in one e-mail, however many jobs run', async () => {
  const { mails } = await aHolder(31, 40, 60);
  expect(await send()).toBe(0);
  await Promise.all([send(11), send(11)]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/15\sd’abr\.\sdel\s2027$/u);
  expect(mail?.body.match(/80,00/g)).toHaveLength(2);
  await send(35);
  expect(await mails()).toHaveLength(2);
});

test('a user whose e-mail fails keeps nobody else from theirs, and gets it later', async () => {
  const failing = await aHolder(20);
  const waiting = { user_id: failing.me.id, checked_at: new Date(TEST_NOW_MS - DAY_MS) };
  await api.database.insertInto('credit_email').values(waiting).execute();
  const { mails } = await aHolder(20);
  await refuseEmails(api.database, [failing.email], async () => {
    await expect(send()).rejects.toThrow('notice_refused');
  });
  expect(await mails()).toHaveLength(1);
  expect(await failing.mails()).toEqual([]);
  await send(1);
  expect(await failing.mails()).toHaveLength(1);
});

test('used and expired credits are not announced', async () => {
  const { me, mails } = await aHolder(20);
  await api.database.updateTable('moneybox').set({ balance: 0 }).where('user_id', '=', me.id).execute();
  await send();
  const late = await aHolder(20);
  await send(21);
  expect([...(await mails()), ...(await late.mails())]).toEqual([]);
});

test('one press stops the e-mails, and a switch brings them back', async () => {
  const { me, token, mails } = await aHolder(10, 50);
  await send();
  expect(await mails()).toHaveLength(1);
  const stop = { body: { token: await tokenOf(me.id) } };
  expect((await call(api.app, 'POST /3/moneyboxes/unsubscribe/', stop)).status).toBe(204);
  const preferences = '/3/users/me/mail-preferences/';
  expect((await call(api.app, `GET ${preferences}`, { token })).body).toMatchObject({ rental_credit: false });
  await send(25);
  expect(await mails()).toHaveLength(1);
  await call(api.app, `PATCH ${preferences}`, { token, body: { rental_credit: true } });
  await send(25);
  expect(await mails()).toHaveLength(2);
});

test('an incomplete link is refused with a message', async () => {
  const { status, body } = await call(api.app, 'POST /3/moneyboxes/unsubscribe/', { body: { token: 'x' } });
  expect([status, body.code]).toEqual([400, 'link_invalid']);
});
