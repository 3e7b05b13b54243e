import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { DUAL_LISTING_STATES, type DualListingState } from '@campavia/domain';

import { settingsFor, startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { aNewUser, call, later, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(() => set({ dual_listing: 'eligible_dual_not_done', status: 'bookable', deleted_at: null }));

async function set(values: object) {
  await api.database.updateTable('camper').set(values).where('id', '=', participants.camperId).execute();
}

const redirectPath = (id: number | string) => `GET /v4/goboony/listing/${id}/redirect-url/` as const;

const ask = (token: string | undefined = owner, headers: Record<string, string> = {}) =>
  call(api.app, redirectPath(participants.camperId), { token, headers });

async function linkPath(headers: Record<string, string> = {}): Promise<string> {
  const url = new URL((await ask(owner, headers)).body.redirect_url);
  return `${url.pathname}${url.search}`;
}

const press = (path: string, state: string, app = api.app) =>
  call(app, `POST ${path as `/${string}`}`, { form: { state } });

const stateNow = async () =>
  (
    await api.database
      .selectFrom('camper')
      .select('dual_listing')
      .where('id', '=', participants.camperId)
      .executeTakeFirstOrThrow()
  ).dual_listing;

const periods = async () =>
  (await call(api.app, `GET /3/products/${participants.camperId}/calendar/periods/`, { token: owner })).body
    .results as { id: number; reason: string; date_from: string; read_only?: boolean }[];

describe('the address on the sister platform for a camper', () => {
  test.each<[DualListingState, number]>([
    ['not_eligible', 405],
    ['eligible_dual_not_done', 200],
    ['eligible_migration_not_done', 200],
    ['dual_not_published', 200],
    ['dual_published', 200],
    ['migrated_published', 200],
    ['migrated_not_published', 200],
  ])('%s is answered with %i', async (dual_listing, status) => {
    await set({ dual_listing });
    const answer = await ask();
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.body.code).toBe('camper_not_eligible');
    else
      expect(answer.body).toEqual({
        redirect_url: expect.stringMatching(/^http:\/\/localhost:4300\/sandbox\//),
      });
  });

  test('is only returned to its owner', async () => {
    const { token } = await aNewUser(api.app);
    expect(await ask(token)).toMatchObject({ status: 404, body: { code: 'camper_not_found' } });
    expect(await call(api.app, redirectPath(participants.camperId))).toMatchObject({ status: 401 });
    expect(await call(api.app, redirectPath('x'), { token: owner })).toMatchObject({ status: 404 });
    await set({ status: 'deleted_owner' });
    expect(await ask()).toMatchObject({ status: 410, body: { code: 'camper_deleted' } });
  });

  test('is never cached, since the link is for one person', async () => {
    expect((await ask()).headers['cache-control']).toBe('no-store');
  });
});

describe('the sister platform of the sandbox', () => {
  test('moves a camper through every state', async () => {
    const path = await linkPath();
    for (const state of DUAL_LISTING_STATES) {
      const pressed = await press(path, state);
      expect(pressed).toMatchObject({ status: 303, headers: { location: path } });
      expect(await stateNow()).toBe(state);
      const { status, body } = await api.get(path);
      expect(status).toBe(200);
      expect(body).toContain(`(<code>${state}</code>)`);
    }
  });

  test('links back to the camper on the site its owner reads', async () => {
    const { body, headers } = await api.get(await linkPath({ 'accept-language': 'fr-BE' }));
    expect(body).toContain(`href="http://localhost:4300/fr-be/go/camper?id=${participants.camperId}"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('does not execute scripts in a title', async () => {
    await set({ title: '<script>alert(1)</script>' });
    expect((await api.get(await linkPath())).body).not.toContain('<script');
    await set({ title: 'Summit 600' });
  });

  test('a camper published on both platforms is booked there, on days that only they can change', async () => {
    const path = await linkPath();
    await press(path, 'dual_published');
    await press(path, 'dual_published');
    const booked = (await periods()).filter(({ reason }) => reason === 'GOBOONY_BOOKING');
    expect(booked).toHaveLength(1);
    const period = `/3/products/${participants.camperId}/calendar/periods/${booked[0]?.id}/` as const;
    expect(await call(api.app, `DELETE ${period}`, { token: owner })).toMatchObject({
      status: 405,
      body: { code: 'calendar_period_read_only' },
    });
    await press(path, 'migrated_published');
    expect((await periods()).filter(({ reason }) => reason === 'GOBOONY_BOOKING')).toHaveLength(1);
    await press(path, 'not_eligible');
    expect((await periods()).filter(({ reason }) => reason === 'GOBOONY_BOOKING')).toHaveLength(0);
  });

  test('takes only links that were signed, for half an hour', async () => {
    const path = await linkPath();
    const [payload, signature] = new URLSearchParams(path.split('?')[1]).get('token')?.split('.') ?? [];
    const other = Buffer.from(
      JSON.stringify({ camperId: participants.camperId + 1, returnUrl: 'https://evil.test', endsAtMs: 9e15 }),
    ).toString('base64url');
    const page = path.split('?')[0] ?? '';
    for (const token of ['', 'x', `${payload}.x`, `${other}.${signature}`]) {
      expect(await api.get(`${page}?token=${token}`)).toMatchObject({ status: 403 });
      expect(await press(`${page}?token=${token}`, 'dual_published')).toMatchObject({ status: 403 });
    }
    const inAnHour = await later(api, 31 * 60_000);
    expect(await press(path, 'dual_published', inAnHour)).toMatchObject({ status: 403 });
    await inAnHour.close();
    expect(await stateNow()).toBe('eligible_dual_not_done');
  });

  test('refuses states that do not exist, and campers that are gone', async () => {
    const path = await linkPath();
    expect(await press(path, 'sold')).toMatchObject({ status: 400 });
    await set({ status: 'deleted_owner' });
    expect(await api.get(path)).toMatchObject({ status: 410 });
    expect(await press(path, 'dual_published')).toMatchObject({ status: 410 });
  });
});

describe('a deployment', () => {
  let other: Application | undefined;
  let server: Server | undefined;

  afterEach(async () => {
    await other?.close();
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    other = server = undefined;
  });

  async function askOn(sisterRedirects: { url: string } | undefined) {
    const { outside } = settingsFor('', '');
    other = await startApplication({ outside: { ...outside, sisterRedirects } });
    const { camperId } = await participantsOf(other.database);
    await other.database
      .updateTable('camper')
      .set({ dual_listing: 'eligible_dual_not_done' })
      .where('id', '=', camperId)
      .execute();
    const { access_token: token } = await signIn(other.app, 'owner@campavia.test');
    const camper = await call(other.app, `GET /3/products/${camperId}/`, { token });
    return { camper, redirect: await call(other.app, redirectPath(camperId), { token }) };
  }

  async function aPlatform(answer: RequestListener): Promise<{ url: string }> {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(started.address() as AddressInfo).port}/redirects` };
  }

  test('is absent without a sister platform', async () => {
    const { camper, redirect } = await askOn(undefined);
    expect(camper.body).toMatchObject({
      permissions: { can_be_migrated_to_goboony: false },
      goboony: { dual_listing: 'not_eligible', should_display_modal: false },
    });
    expect(redirect).toMatchObject({ status: 404, body: { code: 'sister_platform_missing' } });
    expect(await other?.get('/sandbox/sister-platform/listing?token=x')).toMatchObject({ status: 404 });
  });

  test('with its own sister platform links to the configured address', async () => {
    const platform = await aPlatform((_, response) =>
      response.end(JSON.stringify({ redirect_url: 'https://sister.example/listings/7?secret=1' })),
    );
    const { camper, redirect } = await askOn(platform);
    expect(camper.body.permissions.can_be_migrated_to_goboony).toBe(true);
    expect(redirect).toMatchObject({
      status: 200,
      body: { redirect_url: 'https://sister.example/listings/7?secret=1' },
    });
  });

  test('reports an unavailable platform', async () => {
    const platform = await aPlatform((_, response) => response.writeHead(500).end());
    const { redirect } = await askOn(platform);
    expect(redirect).toMatchObject({ status: 503, body: { code: 'sister_platform_away' } });
  });
});
