/** @jest-environment node */
import { connect, type AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { apiOfUsers, asUser, GUEST, NEVER_IN_TIME, OWNER, type ApiOfUsers } from '../test/api-of-users';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

const ECHO = `exports.handle = async (request) => ({ status: 200, head: { title: 'Home' },
  data: { me: { email: 'planted@evil.test' }, received: JSON.stringify(request) } });`;

const TRIP = `exports.handle = async ({ personal, ...request }) => ({
  status: personal?.status ?? 200, head: { title: 'Trip' },
  data: { personal: personal ?? null, received: JSON.stringify(request) } });`;
const TRIP_ADDRESS = {
  id: 'trip',
  pattern: '/d/trips/{id}',
  access: 'signed-in',
  document: true,
  personalData: '/v4/bookings/{id}/',
} as const;

interface Written {
  user: { email: string } | null;
  data: Record<string, unknown>;
}

function readState(body: string): Written {
  const [, json = ''] = /id="document" nonce="[^"]*">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(json) as Written;
}

describe('a document', () => {
  let api: ApiOfUsers;
  let fixture: SiteFixture;
  let site: FastifyInstance;
  let shortDeadline: FastifyInstance;

  beforeAll(async () => {
    api = await apiOfUsers();
    fixture = await createSiteFixture(api.url);
    fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
    fixture.publish({
      part: 'mf-search',
      version: '1.0.0',
      files: { 'remote.js': '2', 'server.cjs': ECHO },
      addresses: [{ id: 'home', pattern: '/', document: true }],
    });
    fixture.publish({
      part: 'mf-trips',
      version: '1.0.0',
      files: { 'remote.js': '3', 'server.cjs': TRIP },
      addresses: [TRIP_ADDRESS, { ...TRIP_ADDRESS, id: 'shared', pattern: '/trips/{id}', access: 'public' }],
    });
    const releases = { shell: '1.0.0', 'mf-search': '1.0.0', 'mf-trips': '1.0.0' };
    fixture.registry.append('promoted', { channel: 'production', releases });
    site = await fixture.start({ sessionDeadlineMs: 10_000 });
    shortDeadline = await fixture.start({ sessionDeadlineMs: 20 });
  });
  afterEach(() => api.instead.clear());
  afterAll(async () => {
    await fixture.remove();
    await api.app.close();
  });

  const get = (cookie?: string, requested = site) =>
    requested.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });

  it("contains the signed-in user once for the layout and once for the page's data", async () => {
    const { body } = await get(asUser('guest').cookie);
    expect(readState(body)).toMatchObject({ user: GUEST, data: { me: GUEST } });
  });

  it('has no user without a session, whatever a part returns', async () => {
    const { body, headers } = await get();
    expect(readState(body)).toMatchObject({ user: null });
    expect(readState(body).data).not.toHaveProperty('me');
    expect(body).not.toContain('planted@evil.test');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is not cached when it has a user, and varies by cookie', async () => {
    for (const cookie of [asUser('guest').cookie, 'campaviaAPI_refresh_token=abc']) {
      const { headers } = await site.inject({ url: '/', headers: { cookie, 'accept-encoding': 'gzip' } });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.vary).toBe('accept-language, cookie, accept-encoding');
    }
  });

  it('reaches no other user under concurrent requests and a slow api', async () => {
    let nth = 0;
    api.instead.set('/3/users/me/', async ({ headers }) => {
      nth += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (nth % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
      return api.people.get(headers.authorization?.replace('Bearer ', '') ?? '') ?? {};
    });
    const requested = Array.from({ length: 60 }, (_, index) => ['guest', 'owner', undefined][index % 3]);
    const answers = await Promise.all(requested.map((token) => get(token && asUser(token).cookie)));
    for (const [index, { body }] of answers.entries()) {
      const { user, data } = readState(body);
      const expected = [GUEST, OWNER, null][index % 3] ?? null;
      expect([user, data.me ?? null]).toEqual([expected, expected]);
      if (expected !== GUEST) expect(body).not.toContain(GUEST.email);
      if (expected !== OWNER) expect(body).not.toContain(OWNER.email);
    }
  });

  it('reads the user again for each request: after signing out the next page has none', async () => {
    api.people.set('short', GUEST);
    expect(readState((await get(asUser('short').cookie)).body).user).toEqual(GUEST);
    api.people.delete('short');
    expect(readState((await get(asUser('short').cookie)).body).user).toBeNull();
  });

  it('passes neither cookies nor tokens to a server part', async () => {
    const { received } = readState((await get(`${asUser('guest').cookie}; secret=crumb`)).body).data;
    expect(received).toContain('"path":"/"');
    expect(received).not.toMatch(/guest|crumb|bearer/i);
  });

  it('calls the api only with the bearer token of its own visitor', async () => {
    api.requested.length = 0;
    await site.inject({ url: '/', headers: asUser('guest'), remoteAddress: '198.51.100.9' });
    const { headers } = api.requested.find(({ path }) => path === '/3/users/me/') ?? { headers: {} };
    expect(headers).toMatchObject({ authorization: 'Bearer guest', 'x-forwarded-for': '198.51.100.9' });
    expect(headers).not.toHaveProperty('cookie');
  });

  it('passes no cookies on to the api', async () => {
    api.requested.length = 0;
    await site.inject({ url: '/3/users/me/', headers: asUser('guest') });
    expect(api.requested.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['https://chat.example/embed?x=1', 'frame-src https://chat.example;'],
    ['/sandbox/assistant', "frame-src 'self';"],
  ])('allows the frame of the chat assistant at %s while it is switched on', async (address, directive) => {
    const policy = async () => String((await get()).headers['content-security-policy']);
    const offer = (on: boolean) => {
      const known = { chat_assistant_id: 'campavia', routing: { chat_assistant: address } };
      api.instead.set('/3/referential/', () => ({ ...known, flags: { chat_assistant: on } }));
      fixture.clock.nowMs += 61_000;
    };
    offer(false);
    expect(await policy()).not.toContain('frame-src');
    offer(true);
    expect(await policy()).toContain(directive);
  });

  it.each([
    ['https://{s}.tiles.example/{z}/{x}/{y}.png#A', ' https://*.tiles.example;'],
    ['https://tiles.example:8443/{z}/{x}/{y}.png', ' https://tiles.example:8443;'],
    ['/tiles/{z}/{x}/{y}.png', "img-src 'self' data: blob:;"],
  ])('allows pictures of the map from %s', async (address, source) => {
    api.instead.set('/3/referential/', () => ({ routing: { map_tiles: address }, flags: {} }));
    fixture.clock.nowMs += 61_000;
    expect(String((await get()).headers['content-security-policy'])).toContain(source);
  });

  it('escapes a name that contains markup', async () => {
    api.people.set('evil', { ...GUEST, first_name: '</script><script>alert(1)</script>' });
    const { body } = await get(asUser('evil').cookie);
    expect(body).not.toContain('<script>alert');
    expect(readState(body).user).toMatchObject({ first_name: '</script><script>alert(1)</script>' });
  });

  it('has no user and is still served when the api is late', async () => {
    api.instead.set('/3/users/me/', NEVER_IN_TIME);
    const { statusCode, body } = await get(asUser('guest').cookie, shortDeadline);
    expect([statusCode, readState(body).user]).toEqual([200, null]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['answers a page', (_: unknown, reply: { type(t: string): object }) => (reply.type('text/html'), '<p>')],
    ['answers nothing', () => null],
    ['answers a list', () => [GUEST]],
    ['answers an incomplete user', () => ({ id: 1, email: 'guest@campavia.test' })],
    ['answers a user with a number as picture', () => ({ ...GUEST, profile_picture: 4 })],
    ['answers a user of several megabytes', () => ({ ...GUEST, first_name: 'x'.repeat(3_000_000) })],
    ['sends elsewhere', (_: unknown, reply: { redirect(to: string): unknown }) => reply.redirect('/3/x')],
  ])('has no user and is still served when the api %s', async (_, answer) => {
    api.instead.set('/3/users/me/', answer);
    const { statusCode, body, headers } = await get(asUser('guest').cookie);
    expect([statusCode, readState(body).user]).toEqual([200, null]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['a forged token', 'campaviaAPI_access_token=forged'],
    ['a malformed token', 'campaviaAPI_access_token=%0d%0aevil'],
    ['the tokens of two users', 'campaviaAPI_access_token=guest; campaviaAPI_access_token=owner'],
    ['two megabytes of cookies', `a=${'x'.repeat(2_000_000)}`],
    ['ten thousand tokens', 'campaviaAPI_access_token=guest; campaviaAPI_access_token=x; '.repeat(5000)],
    ['cookies without names', '=;;;===; ='],
  ])('has no user for a browser that sends %s', async (_, cookie) => {
    const { statusCode, body } = await get(cookie);
    expect([statusCode, readState(body).user]).toEqual([200, null]);
  });

  it('survives a browser whose cookies exceed the size limit of a request', async () => {
    if (!site.server.listening) await site.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
    const cookie = `campaviaAPI_access_token=${'x'.repeat(200_000)}`;
    socket.on('error', () => undefined);
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(answer).toMatch(/^(HTTP\/1\.1 431|$)/);
    expect((await get()).statusCode).toBe(200);
  });

  describe('at an address of personal data', () => {
    const open = async (token: string, url = '/d/trips/7001', requested = site) => {
      const { statusCode, body } = await requested.inject({ url, headers: asUser(token) });
      return { statusCode, data: statusCode === 302 ? {} : readState(body).data };
    };

    it('answers what the api answers the user, without session data', async () => {
      const { statusCode, data } = await open('guest');
      expect([statusCode, data.personal]).toEqual([200, { status: 200, body: { id: 7001 } }]);
      expect(data.received).not.toMatch(/bearer|token|guest/i);
    });

    it.each([
      ['of another user', '/d/trips/7001'],
      ['that does not exist', '/d/trips/7002'],
    ])('answers 404 for one %s', async (_, url) => {
      expect(await open('owner', url)).toMatchObject({
        statusCode: 404,
        data: { personal: { status: 404 } },
      });
    });

    it('leaves the answer to the page when the api is late or fails', async () => {
      api.instead.set('/v4/bookings/7001/', NEVER_IN_TIME);
      expect(await open('guest', '/d/trips/7001', shortDeadline)).toMatchObject({ statusCode: 200 });
      api.instead.set('/v4/bookings/7001/', (_, reply) => reply.code(503).send({}));
      expect(await open('guest')).toMatchObject({ statusCode: 200, data: { personal: null } });
    });

    it('reads nothing for a public address, for a parameter of dots, or without a session', async () => {
      api.requested.length = 0;
      expect(await open('guest', '/trips/7001')).toMatchObject({ data: { personal: null } });
      await open('guest', '/d/trips/%2e%2e');
      expect((await site.inject({ url: '/d/trips/7001' })).statusCode).toBe(302);
      expect(api.requested.map(({ path }) => path)).not.toContain('/v4/bookings/7001/');
    });
  });
});
