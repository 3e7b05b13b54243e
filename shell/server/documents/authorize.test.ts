/** @jest-environment node */
import type { FastifyInstance } from 'fastify';

import type { AddressDeclaration } from '@campavia/remote-kit/config';

import { apiOfUsers, asUser, NEVER_IN_TIME, type ApiOfUsers } from '../test/api-of-users';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import type { ReleaseWanted } from '../test/signed-release';

const SHELL: AddressDeclaration[] = [
  { id: 'login', pattern: '/login', layout: 'log' },
  { id: 'dashboard', pattern: '/d', layout: 'dashboard', access: 'signed-in' },
  { id: 'sign-in', pattern: '/sign-in', layout: 'log' },
  { id: 'log-as', pattern: '/login/log-as', layout: 'log', access: 'staff' },
];
const TRIPS: AddressDeclaration[] = [
  { id: 'home', pattern: '/' },
  { id: 'trips', pattern: '/d/trips', layout: 'dashboard', access: 'signed-in', document: true },
  { id: 'campers', pattern: '/d/campers', layout: 'dashboard', access: 'owner' },
  { id: 'bookings', pattern: '/d/bookings', layout: 'dashboard', access: 'owner' },
  { id: 'funnel', pattern: '/f/{id}', layout: 'empty' },
  { id: 'moved', pattern: '/old', document: true },
];
const SERVER = `exports.handle = async ({ addressId }) => addressId === 'moved'
  ? { status: 301, redirect: '/d/trips?year=2027' } : { status: 200, head: { title: 'Trips' } };`;

const TRIPS_RELEASE: ReleaseWanted = {
  part: 'mf-trips',
  version: '1.0.0',
  files: { 'remote.js': '2', 'server.cjs': SERVER },
  addresses: TRIPS,
};

describe('access to an address', () => {
  let api: ApiOfUsers;
  let fixture: SiteFixture;
  let site: FastifyInstance;
  let shortDeadline: FastifyInstance;

  beforeAll(async () => {
    api = await apiOfUsers();
    fixture = await createSiteFixture(api.url);
    fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' }, addresses: SHELL });
    fixture.publish(TRIPS_RELEASE);
    const releases = { shell: '1.0.0', 'mf-trips': '1.0.0' };
    fixture.registry.append('promoted', { channel: 'production', releases });
    site = await fixture.start({ sessionDeadlineMs: 10_000 });
    shortDeadline = await fixture.start({ sessionDeadlineMs: 20 });
  });
  afterEach(() => api.instead.clear());
  afterAll(async () => {
    await fixture.remove();
    await api.app.close();
  });

  const get = (url: string, who?: string, requested = site) =>
    requested.inject({ url, headers: who === undefined ? {} : asUser(who) });

  it.each([
    ['/d', '/sign-in?next=%2Fd'],
    ['/d/trips', '/sign-in?next=%2Fd%2Ftrips'],
    ['/fr/d/trips?year=2027&state=paid', '/fr/sign-in?next=%2Ffr%2Fd%2Ftrips%3Fyear%3D2027%26state%3Dpaid'],
    ['/d/campers', '/sign-in?next=%2Fd%2Fcampers'],
    ['/login/log-as', '/sign-in?next=%2Flogin%2Flog-as'],
  ])('redirects a visitor from %s to the sign-in in one step, with the way back', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, location]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['is another product’s', { sign_in: 'https://id.example/enter' }],
    ['is a page that no release has', { sign_in: '/enter' }],
    ['is for signed-in users itself', { sign_in: '/d/trips' }],
    ['leads back to /login', { sign_in: '/login' }],
    ['is not named', {}],
  ])('redirects by way of /login if the sign-in %s', async (_, routing) => {
    api.instead.set('/3/referential/', () => ({ flags: {}, routing }));
    fixture.clock.nowMs += 61_000;
    const { statusCode, headers } = await get('/fr/d/trips?year=2027');
    api.instead.clear();
    fixture.clock.nowMs += 61_000;
    expect([statusCode, headers.location]).toEqual([302, '/fr/login?next=%2Ffr%2Fd%2Ftrips%3Fyear%3D2027']);
  });

  it.each([
    ['guest', '/fr/d/trips'],
    ['owner', '/fr/d/bookings'],
  ])('redirects a signed-in %s from the root of the dashboard', async (who, location) => {
    const { statusCode, headers } = await get('/fr/d', who);
    expect([statusCode, headers.location]).toEqual([302, location]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('redirects an owner from there to their trips if no release has bookings', async () => {
    const { addresses = [], ...release } = { ...TRIPS_RELEASE, version: '0.9.0' };
    const fewer = addresses.filter(({ id }) => id !== 'bookings');
    fixture.publish({ ...release, addresses: fewer });
    fixture.registry.append('promoted', { channel: 'production', releases: { 'mf-trips': '0.9.0' } });
    const before = await fixture.start({ sessionDeadlineMs: 10_000 });
    fixture.registry.append('promoted', { channel: 'production', releases: { 'mf-trips': '1.0.0' } });
    expect((await get('/d', 'owner', before)).headers.location).toBe('/d/trips');
  });

  it('drops a query that is longer than any of ours', async () => {
    const { headers } = await get(`/d/trips?year=${'7'.repeat(9000)}`);
    expect(headers.location).toBe('/sign-in?next=%2Fd%2Ftrips');
  });

  it('redirects a visitor with another language to the sign-in of their site in one step', async () => {
    const headers = { 'accept-language': 'fr-FR,fr;q=0.9' };
    const { statusCode, headers: sent } = await site.inject({ url: '/d/trips?year=2027', headers });
    const location = '/fr/sign-in?next=%2Ffr%2Fd%2Ftrips%3Fyear%3D2027';
    expect([statusCode, sent.location, sent['cache-control']]).toEqual([302, location, 'private, no-store']);
    const cookie = asUser('guest').cookie.replace('en-us', 'fr');
    const known = await site.inject({ url: '/d/trips', headers: { cookie } });
    expect([known.statusCode, known.headers.location]).toEqual([302, '/fr/d/trips']);
  });

  it('shows each user the pages of their role', async () => {
    const { statusCode, body } = await get('/d/trips', 'guest');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>Trips</title>')]);
    expect((await get('/d/campers', 'owner')).statusCode).toBe(200);
    expect((await get('/login/log-as', 'staff')).statusCode).toBe(200);
  });

  it('redirects guests from pages of owners to their trips', async () => {
    const { statusCode, headers } = await get('/fr/d/campers', 'guest');
    expect([statusCode, headers.location]).toEqual([302, '/fr/d/trips']);
  });

  it('answers others at addresses of staff as if the page did not exist', async () => {
    const { statusCode, body, headers } = await get('/login/log-as', 'owner');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(body).toContain('"status":404,"addressId":null');
    expect(body).toContain('data-layout="default"');
    expect(body).toContain('<title>Page not found · Campavia</title>');
  });

  it.each([
    ['there is only a refresh token', 'x; campaviaAPI_refresh_token=abc'],
    ['the token is no longer good but may be renewed', 'forged; campaviaAPI_refresh_token=abc'],
    ['an impersonation ended', 'forged; campaviaAPI_actor_refresh_token=abc'],
    ['two tokens contradict each other', 'guest; campaviaAPI_access_token=owner'],
  ])('leaves the page to the browser while %s', async (_, token) => {
    const { statusCode, body, headers } = await get('/d/trips', token);
    expect([statusCode, headers.location]).toEqual([200, undefined]);
    expect(body).toContain('<div id="app-shell" aria-busy="true">');
    expect(body).not.toContain('<title>Trips</title>');
  });

  it.each(['/d/trips', '/d/campers', '/login/log-as'])(
    'lets everybody see %s while the api is late',
    async (url) => {
      api.instead.set('/3/users/me/', NEVER_IN_TIME);
      expect((await get(url, 'guest', shortDeadline)).statusCode).toBe(200);
    },
  );

  it('treats a forged token as no token', async () => {
    expect((await get('/d/trips', 'forged')).headers.location).toBe('/sign-in?next=%2Fd%2Ftrips');
    expect((await get('/d/trips', '<script>')).headers.location).toBe('/sign-in?next=%2Fd%2Ftrips');
  });

  it('does not wait for the api at public addresses', async () => {
    api.instead.set('/3/users/me/', NEVER_IN_TIME);
    const { statusCode, headers } = await get('/old', 'guest', shortDeadline);
    expect([statusCode, headers.location]).toEqual([301, '/d/trips?year=2027']);
  });

  it('lets robots index product pages, but not sign-in, account and staff pages', async () => {
    const isListed = async (url: string, who?: string) => !(await get(url, who)).body.includes('noindex');
    expect(await isListed('/')).toBe(true);
    expect(await isListed('/sign-in')).toBe(false);
    expect(await isListed('/d/campers', 'owner')).toBe(false);
    expect(await isListed('/nowhere')).toBe(false);
  });

  it.each([
    ['/', 'default'],
    ['/nowhere', 'default'],
    ['/sign-in', 'log'],
    ['/f/1', 'empty'],
  ])('renders %s in the layout %s', async (url, layout) => {
    expect((await get(url)).body).toContain(`data-layout="${layout}">`);
  });

  it('renders the areas of the layout in reading order', async () => {
    const { body } = await get('/d/trips', 'guest');
    expect(body).toContain('data-layout="dashboard"');
    const places = [
      ...body.matchAll(/<\w+ (?:class|id)="(skip|header|middle|side|main|app-\S+|footer|toasts)"/g),
    ];
    expect(places.map(([, place]) => place)).toEqual([
      ...['skip', 'header', 'middle', 'side', 'main', 'app-mf-trips', 'footer', 'toasts'],
    ]);
    expect(body).toMatch(/<\/main><\/div>\n<div id="footer">/);
  });
});
