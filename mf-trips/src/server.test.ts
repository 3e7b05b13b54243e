/** @jest-environment node */
import type { GuestBooking } from '@campavia/contracts';
import { aBooking } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';
import { SITES } from '@campavia/i18n/sites';
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { config } from '../remote.config';

import { handle } from './server';

setUpWire();

function ask(addressId: string, over: Partial<DocumentRequest> = {}) {
  return handle({
    addressId,
    params: { id: '7001' },
    path: '/d/account',
    search: '',
    locale: 'en-ie',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://localhost:4301', headers: {} },
    ...over,
  });
}

/** A trip that has every page except that of its refund. */
const PAID_AHEAD = {
  buttons: ['extend', 'cancel'],
  permissions: {
    can_create_extensions: true,
    is_buyback_available: true,
    is_rental_cover_available: true,
    can_add_second_driver: true,
  },
} satisfies Partial<GuestBooking>;

test.each([
  ['trips', 'Your trips · Campavia'],
  ['trip', 'Your trip · Campavia'],
  ['trip.pick-up', 'Pick-up details · Campavia'],
  ['trip.documents', 'Documents for the trip · Campavia'],
  ['trip.document', 'Document · Campavia'],
  ['trip.document.upload', 'Document · Campavia'],
  ['trip.document.emergency', 'Before you send the proof · Campavia'],
  ['account.driver-identity', 'Your driver’s documents · Campavia'],
  ['trip.cancel', 'Cancel your trip · Campavia'],
  ['trip.refund', 'Your refund · Campavia'],
  ['trip.extend', 'Longer, or other dates · Campavia'],
  ['trip.extend.move', 'Longer, or other dates · Campavia'],
  ['trip.extend.kilometres', 'Longer, or other dates · Campavia'],
  ['trip.extend.insured-days', 'Longer, or other dates · Campavia'],
  ['trip.second-driver', 'A second driver · Campavia'],
  ['reviews', 'Reviews · Campavia'],
  ['trip.review', 'Write a review · Campavia'],
  ['trip.review.step', 'Write a review · Campavia'],
  ['trip.insurance', 'Less at your own risk · Campavia'],
  ['account', 'Your account · Campavia'],
  ['account.profile', 'Your profile · Campavia'],
  ['account.certify-phone', 'Confirm your phone number · Campavia'],
  ['account.delete', 'Delete your account · Campavia'],
  ['account.password', 'Change your password · Campavia'],
])('%s has its title, and stays out of search engines', async (addressId, title) => {
  expect(await ask(addressId)).toMatchObject({ status: 200, head: { title, robots: 'noindex' } });
});

test('the address of payments redirects to the current year', async () => {
  const payins = (search: string) => ask('account.payins', { path: '/d/account/payins', search });
  expect(await payins('')).toEqual({ status: 302, redirect: '/d/account/payins?year=2027' });
  expect((await payins('?year=abc')).status).toBe(200);
});

test('every address has a title on every site', async () => {
  for (const { id } of config.addresses) {
    for (const { locale } of SITES)
      expect((await ask(id, { locale, search: '?year=2027' })).status).toBe(200);
  }
  expect((await ask('account', { locale: 'fr' })).head?.title).toBe('Votre compte · Campavia');
});

test("has no answer for another part's address", async () => {
  expect(await ask('search')).toMatchObject({ status: 404, head: { robots: 'noindex' } });
});

test.each(['summer', '0', '-1', '7001.5', '70017001700170'])('there is no trip %s', async (id) => {
  for (const addressId of ['trip', 'trip.cancel', 'trip.refund', 'trip.extend', 'trip.second-driver']) {
    expect(await ask(addressId, { params: { id } })).toMatchObject({ status: 404 });
  }
});

describe('of one trip', () => {
  const ofTrip = config.addresses.filter(({ personalData }) => personalData).map(({ id }) => id);
  const reviews = ['trip.review', 'trip.review.step'];

  test.each(ofTrip.filter((id) => !reviews.includes(id)))(
    '%s is a 404 if the api returns no such trip to the user',
    async (addressId) => {
      const personal = { status: 404, body: { code: 'booking_not_found' } };
      expect(await ask(addressId, { personal })).toMatchObject({ status: 404 });
    },
  );

  test.each(ofTrip.filter((id) => id !== 'trip.refund'))(
    '%s contains the trip, so that the page does not request it',
    async (addressId) => {
      const trip = aBooking({ state: 'TO_COME', ...PAID_AHEAD });
      const answer = await ask(addressId, { personal: { status: 200, body: trip } });
      expect(answer).toMatchObject({ status: 200, data: { 'bookings/guest/7001': trip } });
    },
  );

  test('is left to the page if the server could not ask the api', async () => {
    expect(await ask('trip')).toMatchObject({ status: 200, data: {} });
  });
});

test.each(['licence', '0', '70017001700170'])('a trip has no document %s', async (id_doc) => {
  expect(await ask('trip.document', { params: { id: '7001', id_doc } })).toMatchObject({ status: 404 });
  expect(await ask('account.document', { params: { id_doc } })).toMatchObject({ status: 404 });
});

test.each([
  ['upload', 200],
  ['date', 200],
  ['idn', 200],
  ['iban', 404],
])('the form %s of an owner’s document: %d', async (form, status) => {
  const answer = await ask('account.owner-document.upload', { params: { id_doc: '4712', form } });
  expect(answer).toMatchObject({ status });
});

test('the review of an unknown trip redirects to the list of reviews', async () => {
  const personal = { status: 404, body: undefined };
  expect(await ask('trip.review', { personal })).toEqual({ status: 302, redirect: '/d/reviews' });
  expect(await ask('trip.review.step', { params: { id: '7001', step: 'moon' } })).toMatchObject({
    status: 404,
  });
});

test('a shared wishlist is the title of its document, an unknown key is a 404, and a late api changes nothing', async () => {
  const shared = (key: string) => ask('wishlist.shared', { params: { key } });
  answer('get', '/3/shared-wishlists/a-key/', {
    name: 'Lake',
    date_from: null,
    date_to: null,
    ad_set: [],
    gone: [],
  });
  answer('get', '/3/shared-wishlists/gone/', { detail: 'Gone', code: 'wishlist_not_found' }, { status: 404 });
  answer('get', '/3/shared-wishlists/late/', {}, { status: 503 });
  const robots = 'noindex';
  expect(await shared('a-key')).toMatchObject({ status: 200, head: { title: 'Lake · Campavia', robots } });
  expect(await shared('gone')).toMatchObject({ status: 404, head: { robots } });
  expect(await shared('late')).toMatchObject({ status: 200, head: { robots } });
});
