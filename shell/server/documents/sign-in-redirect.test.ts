/** @jest-environment node */
import type { FastifyInstance } from 'fastify';

import type { AddressDeclaration } from '@campavia/remote-kit/config';

import { apiOfUsers, type ApiOfUsers } from '../test/api-of-users';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

const ADDRESSES: AddressDeclaration[] = [
  { id: 'login', pattern: '/login', layout: 'log' },
  { id: 'sign-in', pattern: '/sign-in', layout: 'log' },
];

describe('/login', () => {
  let api: ApiOfUsers;
  let fixture: SiteFixture;
  let site: FastifyInstance;

  beforeAll(async () => {
    api = await apiOfUsers();
    fixture = await createSiteFixture(api.url);
    fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' }, addresses: ADDRESSES });
    fixture.registry.append('promoted', { channel: 'production', releases: { shell: '1.0.0' } });
    site = await fixture.start();
  });
  beforeEach(() => {
    api.instead.clear();
    fixture.clock.nowMs += 61_000;
  });
  afterAll(async () => {
    await fixture.remove();
    await api.app.close();
  });

  async function ledFrom(url: string): Promise<string> {
    const { statusCode, headers } = await site.inject(url);
    expect([statusCode, headers['cache-control']]).toEqual([302, 'private, no-store']);
    return String(headers.location);
  }

  it('redirects to the sign-in page of the site, with the way back', async () => {
    expect(await ledFrom('/login')).toBe('/sign-in');
    expect(await ledFrom('/fr/login')).toBe('/fr/sign-in');
    expect(await ledFrom('/fr/login?next=%2Ffr%2Fd%2Ftrips%3Fyear%3D2027')).toBe(
      '/fr/sign-in?next=%2Ffr%2Fd%2Ftrips%3Fyear%3D2027',
    );
  });

  it('redirects to another product’s page given by routing data', async () => {
    const routing = { sign_in: 'https://id.example/enter?client=web' };
    api.instead.set('/3/referential/', () => ({ flags: {}, routing }));
    expect(await ledFrom('/de/login?next=/de/d/trips')).toBe(
      'https://id.example/enter?client=web&next=%2Fde%2Fd%2Ftrips',
    );
  });

  it.each([
    '//evil.test',
    '/%5Cevil.test',
    '/%255cevil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '%2F%2Fevil.test',
    '%09//evil.test',
    '/.//evil.test',
    '/fr//evil.test',
    '/api/internals/logout',
    '/%00',
    '%E0%A4%A',
    '&next=/d/trips',
    'x'.repeat(5000),
  ])('drops an unsafe way back: %s', async (next) => {
    expect(await ledFrom(`/login?next=${next}`)).toBe('/sign-in');
  });

  it.each([
    ['nothing', undefined],
    ['an empty address', ''],
    ['a script', 'javascript:alert(1)'],
    ['another host without scheme', '//evil.test/sign-in'],
    ['the same behind a backslash', '/\\evil.test'],
    ['an invalid host', 'https://'],
    ['a number', 4],
    ['the way here', '/login'],
  ])('answers with an error if routing data names %s', async (_, sign_in) => {
    api.instead.set('/3/referential/', () => ({ flags: {}, routing: { sign_in } }));
    const { statusCode, body, headers } = await site.inject('/fr/login');
    expect([statusCode, headers.location]).toEqual([500, undefined]);
    expect(body).toContain('"status":500,"addressId":"login"');
    expect(body).toContain('<title>Une erreur est survenue · Campavia</title>');
    expect(body).toContain('<div id="app-shell" aria-busy="true">');
  });

  it('uses the last known address while the api is unavailable', async () => {
    expect(await ledFrom('/login')).toBe('/sign-in');
    api.instead.set('/3/referential/', (_, reply) => reply.code(503).send({}));
    fixture.clock.nowMs += 61_000;
    expect(await ledFrom('/login')).toBe('/sign-in');
  });

  it('answers 503 with Retry-After if it has never known the address', async () => {
    const away = await fixture.start({ apiUrl: 'http://127.0.0.1:1' });
    const { statusCode, headers } = await away.inject('/login');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });

  it('belongs to the shell: no remote can take its address', async () => {
    const addresses = [{ id: 'login', pattern: '/enter' }];
    fixture.publish({ part: 'mf-x', version: '1.0.0', files: { 'remote.js': '1' }, addresses });
    fixture.registry.append('promoted', {
      channel: 'production',
      releases: { shell: '1.0.0', 'mf-x': '1.0.0' },
    });
    const other = await fixture.start();
    expect((await other.inject('/enter')).statusCode).toBe(200);
  });
});
