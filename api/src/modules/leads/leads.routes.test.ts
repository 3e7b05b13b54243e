import { settingsFor, startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, signIn } from '../../../test/users';
import { createApp } from '../../app';
import { createClock } from '../../core/clock';
import { CrmFailure, type Lead } from '../../providers/crm/crm';
import { createLeads } from './leads.service';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(() => api.database.deleteFrom('crm_lead').execute());

const leads = () => api.database.selectFrom('crm_lead').selectAll().orderBy('id').execute();
const push = (id: number | string, token?: string) =>
  call(api.app, `POST /v4/crm/hubspot/push-lead-ad-onboarding/${id}/`, { ...(token && { token }) });

describe('a lead source', () => {
  test('is found by its number', async () => {
    expect(await api.get('/v4/leads/lead-sources/2/')).toMatchObject({
      status: 200,
      body: { id: 2, name: 'Newsletter' },
    });
  });

  test.each(['0', '99', '1000000000', '1e9', '-1', '1.5', 'summer', "1'--", '%00', '9'.repeat(400)])(
    'returns 404 for %s',
    async (id) => {
      expect(await api.get(`/v4/leads/lead-sources/${id}/`)).toMatchObject({
        status: 404,
        body: { code: 'lead_source_not_found' },
      });
    },
  );

  test('needs a key', async () => {
    expect((await api.get('/v4/leads/lead-sources/2/', { 'x-api-key': '' })).status).toBe(401);
  });
});

describe('a user who lists a camper', () => {
  test('is a lead with the data of their account', async () => {
    const { me, token, email } = await aNewUser(api.app);
    expect((await push(me.id, token)).status).toBe(204);
    expect((await push(me.id, token)).status).toBe(204);
    expect(await leads()).toMatchObject([
      { reason: 'onboarding', email, properties: { first_name: me.first_name, is_professional: false } },
    ]);
  });

  test('cannot report another user', async () => {
    const [one, other] = [await aNewUser(api.app), await aNewUser(api.app)];
    for (const id of [other.me.id, 'me', 0, 1e9, `${one.me.id}.0`]) {
      expect(await push(id, one.token)).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    }
    expect(await push(one.me.id)).toMatchObject({ status: 401 });
    expect(await leads()).toEqual([]);
  });

  test('is not reported by staff who act as the user', async () => {
    const { me } = await aNewUser(api.app);
    const { access_token: token } = await signIn(api.app, 'staff@campavia.test');
    const acting = await call(api.app, 'POST /v4/users/auth/log-as/', { token, body: { user_id: me.id } });
    expect(await push(me.id, acting.body.access_token)).toMatchObject({ status: 405 });
    expect(await leads()).toEqual([]);
  });

  test('is reported at most ten times an hour', async () => {
    const { me, token } = await aNewUser(api.app);
    const statuses = [];
    for (let nth = 0; nth < 11; nth += 1) statuses.push((await push(me.id, token)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  });

  test('is deleted with their account', async () => {
    const { me, token } = await aNewUser(api.app);
    await push(me.id, token);
    expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
    expect(await leads()).toEqual([]);
  });
});

describe('a lead', () => {
  const LEAD: Lead = {
    reason: 'earnings',
    email: 'marta@example.org',
    properties: { first_name: 'Marta', last_name: 'Vidal', language: 'ca', is_professional: false },
  };

  /** Leads of a CRM that fails a given number of times. */
  function aHouse(fails: Error[] = []) {
    const [pushed, lost]: [Lead[], unknown[]] = [[], []];
    async function take(lead: Lead): Promise<void> {
      const failure = fails.shift();
      if (failure) throw failure;
      pushed.push(lead);
    }
    const at = (afterMs = 0) =>
      createLeads({
        database: api.database,
        clock: { ...createClock(TEST_NOW_MS), now: () => new Date(TEST_NOW_MS + afterMs) },
        rateLimits: { limiter: () => ({ take, check: take, add: take }) as never },
        crm: { retainsSent: false, push: take },
        log: { warn: () => undefined, error: (failure: unknown) => lost.push(failure) },
      });
    return { pushed, lost, at };
  }
  const later = () => new CrmFailure('answered 502', false);

  test('is sent once, and deleted here', async () => {
    const { pushed, at } = aHouse();
    await at().add(LEAD);
    await Promise.all(Array.from({ length: 5 }, () => at().deliverDue()));
    expect(pushed).toMatchObject([LEAD]);
    expect(await leads()).toEqual([]);
  });

  test('is retried with growing pauses', async () => {
    const { pushed, at } = aHouse([later(), later()]);
    await at().add(LEAD);
    await at().deliverDue();
    expect(await leads()).toMatchObject([{ tries: 1, failure: 'answered 502' }]);
    expect(await at(9 * SECOND_MS).deliverDue()).toBe(0);
    expect(await at(10 * SECOND_MS).deliverDue()).toBe(1);
    expect(await at(29 * SECOND_MS).deliverDue()).toBe(0);
    expect(await at(30 * SECOND_MS).deliverDue()).toBe(1);
    expect(pushed).toHaveLength(1);
  });

  test('that is permanently refused is deleted and reported', async () => {
    const { lost, at } = aHouse([new CrmFailure('answered 400', true)]);
    await at().add(LEAD);
    await at().deliverDue();
    expect(await leads()).toEqual([]);
    expect(lost).toMatchObject([{ failure: 'answered 400' }]);
    expect(JSON.stringify(lost)).not.toContain('marta');
  });

  test('that cannot be sent for a week is deleted', async () => {
    const { at } = aHouse([later()]);
    await at().add(LEAD);
    await at(7 * 24 * HOUR_MS).deliverDue();
    expect(await leads()).toEqual([]);
  });

  test('whose process ended is taken by the next one', async () => {
    const { pushed, at } = aHouse([new Error('the process ends')]);
    await at().add(LEAD);
    await expect(at().deliverDue()).rejects.toThrow('the process ends');
    expect(await at(119 * SECOND_MS).deliverDue()).toBe(0);
    expect(await at(120 * SECOND_MS).deliverDue()).toBe(1);
    expect(pushed).toHaveLength(1);
  });

  test('that changes while it is sent is sent again', async () => {
    const changed = { ...LEAD, properties: { ...LEAD.properties, min_yearly: 3200 } };
    const { pushed, at } = aHouse();
    const house = at();
    await house.add(LEAD);
    const slow = createLeads({
      database: api.database,
      clock: createClock(TEST_NOW_MS),
      rateLimits: { limiter: () => ({}) as never },
      crm: { retainsSent: false, push: () => house.add(changed) },
      log: { warn: () => undefined, error: () => undefined },
    });
    await slow.deliverDue();
    await at().deliverDue();
    expect(pushed).toMatchObject([changed]);
  });

  test('is not stored where there is no customer management', async () => {
    const settings = { ...settingsFor(api.databaseUrl, api.home), isSandbox: false };
    const app = await createApp({
      settings: { ...settings, outside: { routing: {}, notifications: {} } },
      database: api.database,
      clock: createClock(TEST_NOW_MS),
    });
    const { access_token: token } = await signIn(app, 'owner@campavia.test');
    const { body: me } = await call(app, 'GET /3/users/me/', { token });
    const path = `POST /v4/crm/hubspot/push-lead-ad-onboarding/${me.id}/` as const;
    expect((await call(app, path, { token })).status).toBe(204);
    expect(await leads()).toEqual([]);
    expect((await call(app, 'GET /sandbox/crm')).status).toBe(404);
    await app.close();
  });
});

describe('the page of the sandbox', () => {
  test('shows leads, the newest first, and nothing in it runs', async () => {
    const names = { first_name: '<script>alert(1)</script>', last_name: 'Vidal' };
    await createLeads({
      database: api.database,
      clock: createClock(TEST_NOW_MS),
      rateLimits: { limiter: () => ({}) as never },
      crm: { retainsSent: true, push: () => Promise.resolve() },
      log: { warn: () => undefined, error: () => undefined },
    }).add({
      reason: 'earnings',
      email: "a&b'c@example.org",
      properties: { ...names, language: 'en', is_professional: false },
    });
    const waiting = await call(api.app, 'GET /sandbox/crm');
    expect(waiting.headers['content-security-policy']).toContain("default-src 'none'");
    expect(waiting.body).toContain('This is a sandbox');
    expect(waiting.body).not.toContain('<script>');
    expect(waiting.body).toContain('a&#38;b&#39;c@example.org');
    expect(waiting.body).toContain('earnings, waits');
    await api.services.leads.deliverDue();
    expect((await call(api.app, 'GET /sandbox/crm')).body).toContain('earnings, sent');
  });

  test('has more pages', async () => {
    const row = {
      reason: 'earnings' as const,
      written_at: new Date(TEST_NOW_MS),
      try_at: new Date(TEST_NOW_MS),
    };
    const properties = { first_name: 'A', last_name: 'B', language: 'en', is_professional: false };
    const rows = Array.from({ length: 21 }, (_, nth) => ({
      ...row,
      properties,
      email: `${nth}@example.org`,
    }));
    await api.database.insertInto('crm_lead').values(rows).execute();
    expect((await call(api.app, 'GET /sandbox/crm')).body).toContain('href="/sandbox/crm?page=2"');
    expect((await call(api.app, 'GET /sandbox/crm?page=2')).body).toContain('href="/sandbox/crm?page=1"');
    expect((await call(api.app, 'GET /sandbox/crm?page=x')).status).toBe(400);
  });
});
