import { settingsFor, startApplication, type Application } from '../../../test/application';
import { refuseEmails } from '../../../test/refused-emails';
import { aNewUser, call, sentTo } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createClock } from '../../core/clock';
import { createTestServices } from '../../../test/services';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

/** A new user from Catalonia with saved searches. */
async function aReader(...queries: string[]) {
  const reader = await aNewUser(api.app);
  for (const query of queries) await save(reader.token, { query, site: 'fr-ch' });
  const mails = async () => (await sentTo(api.app, reader.email)).filter(({ kind }) => kind === 'new_finds');
  return { ...reader, mails };
}

const save = (token: string, body: object) => call(api.app, 'POST /3/saved-searches/', { token, body });

const write = (afterMs: number) =>
  createTestServices({
    database: api.database,
    settings: settingsFor(api.databaseUrl, api.home),
    clock: createClock(TEST_NOW_MS + afterMs),
  }).savedSearchEmails.sendDue();

/** Some campers in a place come into the search at a moment. */
async function publish(query: string, afterMs: number, howMany = 1): Promise<number[]> {
  const { body } = await api.get(`/3/campers/search/?${query}&page_size=${howMany}`);
  const ids: number[] = body.results.map(({ id }: { id: number }) => id);
  const since = new Date(TEST_NOW_MS + afterMs);
  await api.database.updateTable('searchable_camper').set({ since }).where('camper_id', 'in', ids).execute();
  return ids;
}

beforeEach(async () => {
  await api.database.deleteFrom('saved_search').execute();
  await api.database.deleteFrom('search_letter').execute();
  const since = new Date(TEST_NOW_MS - DAY_MS);
  await api.database.updateTable('searchable_camper').set({ since }).execute();
});

test('new matching campers are announced a day later, in the user’s language, with a link', async () => {
  const { mails } = await aReader('where=annecy&beds=2', 'where=lyon');
  await publish('where=annecy&beds=2', HOUR_MS, 2);
  expect(await write(23 * HOUR_MS)).toBe(0);
  expect(await write(25 * HOUR_MS)).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Càmpers noves per a la teva cerca',
    link: 'http://localhost:4300/fr-ch/go/search?where=annecy&beds=2',
  });
  expect(mail?.body).toContain(
    'annecy: 2 càmpers noves\nhttp://localhost:4300/fr-ch/go/search?where=annecy&beds=2',
  );
  expect(mail?.body).not.toContain('lyon');
  expect(mail?.body).toMatch(/http:\/\/localhost:4300\/ca\/go\/unsubscribe\?token=[\w-]{36}$/m);
});

test('at most once a day, and never twice of the same campers', async () => {
  const { mails } = await aReader('where=annecy');
  await publish('where=annecy', HOUR_MS);
  await write(25 * HOUR_MS);
  await publish('where=annecy', 26 * HOUR_MS);
  expect(await write(30 * HOUR_MS)).toBe(0);
  expect(await write(50 * HOUR_MS)).toBe(1);
  expect(await mails()).toHaveLength(2);
  await write(75 * HOUR_MS);
  expect(await mails()).toHaveLength(2);
});

test('a camper that becomes bookable days after its approval is announced then, and only once', async () => {
  const { mails } = await aReader('where=annecy');
  const [id = 0] = await publish('where=annecy', HOUR_MS);
  const setStatus = (status: 'published' | 'bookable' | 'unpublished_owner') =>
    api.database
      .updateTable('camper')
      .set({ status, published_at: new Date(TEST_NOW_MS + HOUR_MS) })
      .where('id', '=', id)
      .execute();
  await setStatus('published');
  await api.database.deleteFrom('searchable_camper').where('camper_id', '=', id).execute();
  await write(25 * HOUR_MS);
  expect(await mails()).toEqual([]);
  await setStatus('bookable');
  await write(30 * HOUR_MS);
  await write(50 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
  await setStatus('unpublished_owner');
  await write(75 * HOUR_MS);
  await setStatus('bookable');
  await write(100 * HOUR_MS);
  await write(125 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
});

test('users whose e-mails fail keep nobody else from theirs, and get theirs later', async () => {
  const failing = await Promise.all(Array.from({ length: 6 }, () => aReader('where=annecy')));
  await api.database
    .updateTable('search_letter')
    .set({ checked_at: new Date(TEST_NOW_MS - HOUR_MS) })
    .execute();
  const { mails } = await aReader('where=annecy');
  await publish('where=annecy', HOUR_MS);
  const addresses = failing.map(({ email }) => email);
  await refuseEmails(api.database, addresses, async () => {
    await expect(write(25 * HOUR_MS)).rejects.toThrow('5 items failed');
    await expect(write(25 * HOUR_MS)).rejects.toThrow('notice_refused');
  });
  expect(await mails()).toHaveLength(1);
  expect(await write(25 * HOUR_MS)).toBe(0);
  expect(await write(26 * HOUR_MS)).toBe(6);
  expect(await failing[0]?.mails()).toHaveLength(1);
});

test('several processes at the same moment write one e-mail', async () => {
  const { mails } = await aReader('where=annecy');
  await publish('where=annecy', HOUR_MS);
  await Promise.all([1, 2, 3].map(() => write(25 * HOUR_MS)));
  expect(await mails()).toHaveLength(1);
});

test('campers that do not match, are the user’s own, or existed before are not announced', async () => {
  const { mails, me } = await aReader('where=annecy&max_price=1', 'where=annecy');
  const [own = 0] = await publish('where=annecy', HOUR_MS);
  await api.database.updateTable('camper').set({ owner_id: me.id }).where('id', '=', own).execute();
  await publish('where=lyon', HOUR_MS);
  await write(25 * HOUR_MS);
  expect(await mails()).toEqual([]);
});

test('a search whose days have passed is not written about', async () => {
  const { mails } = await aReader('where=annecy&date_from=2027-03-16&date_to=2027-03-19');
  await publish('where=annecy', 3 * DAY_MS);
  await write(5 * DAY_MS);
  expect(await mails()).toEqual([]);
});

test('prices are those of the site it is searched on', async () => {
  const { token, mails } = await aReader();
  const { body } = await api.get('/3/campers/search/?where=annecy&page_size=1&currency=CHF');
  const [{ id, price_per_day }] = body.results;
  await save(token, {
    query: `where=annecy&min_price=${price_per_day}&max_price=${price_per_day}`,
    site: 'de-ch',
  });
  const since = new Date(TEST_NOW_MS + HOUR_MS);
  await api.database.updateTable('searchable_camper').set({ since }).where('camper_id', '=', id).execute();
  await write(25 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
});

test('the link at the end stops the e-mails, without signing in, and so does not being mailed', async () => {
  const { mails, token } = await aReader('where=annecy');
  await publish('where=annecy', HOUR_MS);
  await write(25 * HOUR_MS);
  const secret = /token=([\w-]+)/.exec((await mails())[0]?.body ?? '')?.[1];
  const stop = (given: unknown) =>
    call(api.app, 'POST /3/saved-searches/unsubscribe/', { body: { token: given } });
  expect((await stop(secret)).status).toBe(204);
  expect((await stop(secret)).status).toBe(204);
  await publish('where=annecy', 26 * HOUR_MS);
  await write(60 * HOUR_MS);
  expect(await mails()).toHaveLength(1);
  await save(token, { query: 'where=annecy', site: 'fr-ch' });
  await write(90 * HOUR_MS);
  expect(await mails()).toHaveLength(2);
  for (const wrong of ['x', '00000000-0000-0000-0000-000000000000', '\0']) {
    expect(await stop(wrong)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  }
});

test('one press in a mail program ends the e-mails without signing in, and a look at the address does not', async () => {
  const { email, mails } = await aReader('where=annecy');
  await publish('where=annecy', HOUR_MS);
  await write(25 * HOUR_MS);
  const { unsubscribe_link: link } = await api.database
    .selectFrom('notice')
    .select('unsubscribe_link')
    .where('recipient', '=', email)
    .where('kind', '=', 'new_finds')
    .executeTakeFirstOrThrow();
  const url = String(link).replace('http://localhost:4300', '');
  const look = await api.app.inject({ url });
  expect(look.statusCode).toBe(302);
  expect(look.headers.location).toMatch(/^http:\/\/localhost:4300\/ca\/go\/unsubscribe\?token=[\w-]{36}$/);
  await publish('where=annecy', 26 * HOUR_MS);
  await write(50 * HOUR_MS);
  expect(await mails()).toHaveLength(2);

  const press = (contentType: string, payload: string) =>
    api.app.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });
  const form = await press('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
  const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
  const again = await press('multipart/form-data; boundary=x', `--x\r\n${part}\r\n--x--\r\n`);
  expect([form.statusCode, again.statusCode]).toEqual([204, 204]);
  await publish('where=annecy', 51 * HOUR_MS);
  await write(80 * HOUR_MS);
  expect(await mails()).toHaveLength(2);
});

test('rejects an invented token', async () => {
  const made = await api.app.inject({ method: 'POST', url: '/webhooks/unsubscribe/?token=x' });
  expect([made.statusCode, made.json().code]).toEqual([400, 'link_invalid']);
  expect((await api.app.inject({ method: 'POST', url: '/webhooks/unsubscribe/' })).statusCode).toBe(400);
});
