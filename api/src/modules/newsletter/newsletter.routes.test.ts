import { settingsFor, startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, sentTo } from '../../../test/users';
import { createClock } from '../../core/clock';
import { MailingListFailure, type MailingList } from '../../providers/mailing-list/mailing-list';
import { createQueuedNotifications } from '../../providers/notifications/queued-notifications';
import { createNewsletter } from './newsletter.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: Application;
let networks = 0;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(() => api.database.deleteFrom('newsletter_subscription').execute());

/** Every call comes from another network unless it names one. */
function subscribe(email: string, { locale = 'fr', from = `198.51.100.${(networks += 1)}` } = {}) {
  return call(api.app, 'POST /v4/newsletter/subscriptions/', { body: { email, locale }, from });
}

const confirm = (token: string) =>
  call(api.app, 'POST /v4/newsletter/subscriptions/confirm/', { body: { token } });
const stop = (token: string) => call(api.app, 'POST /v4/newsletter/subscriptions/stop/', { body: { token } });
const rows = () => api.database.selectFrom('newsletter_subscription').selectAll().orderBy('id').execute();

async function tokenOf(email: string): Promise<string> {
  return (await rows()).find((row) => row.email === email)?.token ?? '';
}

/**
 * The newsletter at least an hour later, because the clock of the application keeps running, with a mailing list that
 * fails a given number of times.
 */
function aNewsletter(afterMs = 0, fails: Error[] = []) {
  const sent: string[] = [];
  const tell = (what: string) => async (email: string) => {
    const failure = fails.shift();
    if (failure) throw failure;
    sent.push(`${what} ${email}`);
  };
  const mailingList: MailingList = { subscribe: tell('add'), unsubscribe: tell('remove') };
  const settings = settingsFor(api.databaseUrl, api.home);
  const clock = { ...createClock(TEST_NOW_MS), now: () => new Date(TEST_NOW_MS + HOUR_MS + afterMs) };
  const newsletter = createNewsletter({
    database: api.database,
    clock,
    settings,
    rateLimits: { limiter: () => ({ take: async () => undefined }) as never },
    notifications: createQueuedNotifications({ clock, settings }),
    mailingList,
    log: { warn: () => undefined, error: () => undefined },
  });
  return { newsletter, sent };
}

describe('a new subscriber', () => {
  test('gets a link in the language of the site, and is on the list once it is opened', async () => {
    expect(await subscribe(' Marta@Example.org ', { locale: 'de' })).toMatchObject({
      status: 200,
      body: { code: null },
    });
    const [mail] = await sentTo(api.app, 'marta@example.org');
    expect(mail).toMatchObject({
      kind: 'confirm_newsletter',
      subject: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
    });
    const token = await tokenOf('marta@example.org');
    expect(mail?.link).toContain(`/go/newsletter?confirm=${token}`);
    const { newsletter, sent } = aNewsletter();
    expect(await newsletter.updateDue()).toBe(0);
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(204);
    await Promise.all([newsletter.updateDue(), newsletter.updateDue()]);
    expect(sent).toEqual(['add marta@example.org']);
    expect((await call(api.app, 'GET /sandbox/mailing-list')).body).toContain(
      'marta@example.org, de, on the list',
    );
  });

  test('gets a confirmation only once the address is on the list', async () => {
    expect((await subscribe('twice@example.org')).body).toEqual({ code: null });
    expect((await subscribe('twice@example.org')).body).toEqual({ code: null });
    expect((await rows()).length).toBe(1);
    await confirm(await tokenOf('twice@example.org'));
    expect((await subscribe('TWICE@example.org')).body).toEqual({ code: 'email_already_exists' });
    expect(await sentTo(api.app, 'twice@example.org')).toHaveLength(2);
  });

  test('makes an older link void by asking again', async () => {
    await subscribe('again@example.org');
    const first = await tokenOf('again@example.org');
    await subscribe('again@example.org');
    expect(await confirm(first)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  });

  test.each([
    ['', 'nothing'],
    ['marta', 'no host'],
    ['marta@example.org\r\nBcc: others@example.org', 'another header'],
    ['a@example.org,b@example.org', 'two addresses'],
    ['<script>@example.org', 'markup'],
    ['marta@example.org\0', 'a null'],
  ])('rejects %j as an invalid address', async (email) => {
    expect(await subscribe(email)).toMatchObject({ status: 200, body: { code: 'email_is_invalid' } });
    expect(await rows()).toEqual([]);
  });

  test.each([[{}], [{ email: 7, locale: [] }], [{ email: 'a@example.org', locale: 'xx' }]])(
    'sends what the call takes: not %j',
    async (body) => {
      expect((await call(api.app, 'POST /v4/newsletter/subscriptions/', { body })).status).toBe(400);
    },
  );

  test('cannot send too long an address', async () => {
    expect((await subscribe(`${'a'.repeat(250)}@example.org`)).status).toBe(400);
  });

  test('asks thirty times an hour from one place, and three times for one address', async () => {
    const from = '203.0.113.77';
    const statuses = [];
    for (let nth = 0; nth < 31; nth += 1)
      statuses.push((await subscribe(`r${nth}@example.org`, { from })).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const same = [];
    for (let nth = 0; nth < 4; nth += 1) same.push((await subscribe('one@example.org')).status);
    expect(same).toEqual([200, 200, 200, 429]);
  });
});

describe('a link', () => {
  test('confirms for seven days', async () => {
    await subscribe('slow@example.org');
    const token = await tokenOf('slow@example.org');
    await expect(aNewsletter(7 * DAY_MS).newsletter.confirm(token)).rejects.toMatchObject({ status: 400 });
    await aNewsletter(7 * DAY_MS - 2 * HOUR_MS).newsletter.confirm(token);
  });

  test.each(['0', "1' or '1", '\0', '00000000-0000-4000-8000-000000000000'])(
    'rejects an unknown token: %j',
    async (token) => {
      expect(await confirm(token)).toMatchObject({ status: 400 });
      expect(await stop(token)).toMatchObject({ status: 400 });
    },
  );

  test('ends the newsletter and deletes the address', async () => {
    await subscribe('gone@example.org');
    const token = await tokenOf('gone@example.org');
    await confirm(token);
    expect((await stop(token)).status).toBe(204);
    expect((await stop(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(400);
    const { newsletter, sent } = aNewsletter();
    await newsletter.updateDue();
    expect(sent).toEqual(['remove gone@example.org']);
    expect(await rows()).toEqual([]);
  });

  test('ends it with one press in a mail program', async () => {
    await subscribe('press@example.org');
    const path = `/webhooks/unsubscribe-newsletter/?token=${await tokenOf('press@example.org')}` as const;
    const opened = await call(api.app, `GET ${path}&site=fr`);
    expect(opened).toMatchObject({ status: 302 });
    expect(opened.headers.location).toContain('/fr/go/newsletter?stop=');
    expect((await rows())[0]?.asked_at).not.toBeNull();
    expect((await call(api.app, `POST ${path}`)).status).toBe(204);
    expect((await rows())[0]?.asked_at).toBeNull();
  });
});

describe('the mailing list', () => {
  async function aReader(email: string): Promise<void> {
    await subscribe(email);
    await confirm(await tokenOf(email));
  }

  test('is tried again after a while', async () => {
    await aReader('later@example.org');
    const fails = [new MailingListFailure('answered 502', false)];
    expect(await aNewsletter(0, fails).newsletter.updateDue()).toBe(1);
    expect(await rows()).toMatchObject([{ tries: 1, failure: 'answered 502' }]);
    expect(await aNewsletter(9000).newsletter.updateDue()).toBe(0);
    const { newsletter, sent } = aNewsletter(10_000);
    await newsletter.updateDue();
    expect(sent).toEqual(['add later@example.org']);
  });

  test('that refuses permanently is not called again', async () => {
    await aReader('refused@example.org');
    await aNewsletter(0, [new MailingListFailure('answered 400', true)]).newsletter.updateDue();
    expect(await aNewsletter(DAY_MS).newsletter.updateDue()).toBe(0);
    expect(await rows()).toMatchObject([{ failure: 'answered 400' }]);
  });

  test('does not get unconfirmed subscriptions, which are deleted', async () => {
    await subscribe('never@example.org');
    const { newsletter, sent } = aNewsletter(7 * DAY_MS);
    await newsletter.updateDue();
    expect({ sent, rows: await rows() }).toEqual({ sent: [], rows: [] });
  });

  test('removes users who delete their account', async () => {
    const { token, email } = await aNewUser(api.app);
    await aReader(email);
    expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
    const { newsletter, sent } = aNewsletter();
    await newsletter.updateDue();
    expect(sent).toEqual([`remove ${email}`]);
  });
});
