/** @jest-environment node */
import type { FastifyInstance } from 'fastify';

import { LINKED_PAGES, type LinkedPageName } from '@campavia/contracts';
import { pathOn, SITES } from '@campavia/i18n/sites';
import { matchAddress, type AddressDeclaration } from '@campavia/remote-kit/config';

import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

const OF_SHELL: AddressDeclaration[] = [
  { id: 'sign-in', pattern: '/sign-in', layout: 'log' },
  { id: 'confirm-email', pattern: '/confirm-email', layout: 'log' },
];
const OF_TRIPS: AddressDeclaration[] = [
  { id: 'account', pattern: '/d/account' },
  { id: 'trip', pattern: '/d/trips/{id}' },
  { id: 'trip.document', pattern: '/d/trips/{id}/documents/{id_doc}' },
  { id: 'account.document', pattern: '/d/account/documents-guest/{id_doc}' },
  { id: 'funnel.payment.step', pattern: '/campers/{id}/payment/{booking_id}/{step}' },
];
const OF_OWNERS: AddressDeclaration[] = [{ id: 'booking', pattern: '/owner/bookings/{id}' }];

let fixture: SiteFixture;
let site: FastifyInstance;

function release(part: string, addresses: AddressDeclaration[]): void {
  fixture.publish({ part, version: '1.0.0', files: { 'main.js': '1' }, addresses });
}

async function follow(url: string): Promise<[number, string | undefined]> {
  const { statusCode, headers } = await site.inject(url);
  return [statusCode, headers.location];
}

beforeAll(async () => {
  fixture = await createSiteFixture();
  release('shell', OF_SHELL);
  release('mf-trips', OF_TRIPS);
  release('mf-owners', OF_OWNERS);
  fixture.registry.append('promoted', {
    channel: 'production',
    releases: { shell: '1.0.0', 'mf-trips': '1.0.0' },
  });
  site = await fixture.start();
});
afterAll(() => fixture.remove());

test('leads to the page that the link names, in whichever release it is', async () => {
  expect(await follow('/de-at/go/trip?id=7')).toEqual([302, '/de-at/d/trips/7']);
  expect(await follow('/go/confirm-email?token=a%2Bb')).toEqual([302, '/confirm-email?token=a%2Bb']);
  expect(await follow('/fr/go/funnel.payment.step?id=3&booking_id=7&step=payment')).toEqual([
    302,
    '/fr/campers/3/payment/7/payment',
  ]);
});

test('the owner of a refused document is led to it, not to the account', async () => {
  expect(await follow('/go/trip.document?id=7&document_id=12')).toEqual([302, '/d/trips/7/documents/12']);
  expect(await follow('/go/account.guest-document?document_id=12')).toEqual([
    302,
    '/d/account/documents-guest/12',
  ]);
});

test.each(SITES.map((each) => [each.locale, each] as const))(
  'all links of e-mails lead somewhere on %s, whatever is released',
  async (_, each) => {
    const served = [...OF_SHELL, ...OF_TRIPS].map((address) => ({ ...address, part: 'x' }));
    for (const name of Object.keys(LINKED_PAGES) as LinkedPageName[]) {
      const values = new URLSearchParams(LINKED_PAGES[name].params.map((hole) => [hole, '7']));
      const cookie = `i18n_redirected=${each.locale}`;
      const { statusCode, headers } = await site.inject({
        url: pathOn(each, `/go/${name}?${values}`),
        headers: { cookie },
      });
      const location = String(headers.location);
      const prefix = pathOn(each, '/').replace(/\/$/, '');
      expect([name, statusCode, location.startsWith(`${prefix}/`)]).toEqual([name, 302, true]);
      expect([name, matchAddress(served, location.slice(prefix.length).replace(/\?.*/, ''))]).not.toEqual([
        name,
        undefined,
      ]);
    }
  },
);

test.each([
  ['/go/nothing', 404],
  ['/go/constructor', 404],
  ['/go/', 404],
  ['/go/trip/7', 404],
])('answers as for an unknown address if the link names no such page: %s', async (url, status) => {
  expect(await follow(url)).toEqual([status, undefined]);
});

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', '../../login'])(
  'treats a value that looks like an address as a plain value: %s',
  async (id) => {
    const [status, location] = await follow(`/go/trip?id=${encodeURIComponent(id)}`);
    expect([status, location]).toEqual([302, `/d/trips/${encodeURIComponent(id)}`]);
  },
);

test.each(['', '?id=', '?id=.', '?id=..', '?id=%2e%2e'])(
  'leads to the nearest page if the link lacks a parameter: %s',
  async (query) => {
    expect(await follow(`/go/trip${query}`)).toEqual([302, '/d/account']);
  },
);

test('leads from an old e-mail to a page that was released since', async () => {
  const link = '/fr/go/booking?id=7';
  expect(await follow(link)).toEqual([302, '/fr/d/account']);
  await fixture.act(site, 'promoted', { channel: 'production', releases: { 'mf-owners': '1.0.0' } });
  expect(await follow(link)).toEqual([302, '/fr/owner/bookings/7']);
});
