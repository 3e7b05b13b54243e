/** @jest-environment node */
import { aListingProgress, anOwnCamperCard, someOwnCampers } from '@campavia/contracts/testing';
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { handle } from './server';

function requestDocument(over: Partial<DocumentRequest> = {}) {
  return handle({
    addressId: 'bookings',
    params: {},
    path: '/d/bookings',
    search: '',
    locale: 'fr',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://localhost:4301', headers: {} },
    ...over,
  });
}

test('titles its pages in the language of the site, and keeps them out of search engines', async () => {
  expect(await requestDocument()).toEqual({
    status: 200,
    head: { title: 'Vos réservations · Campavia', robots: 'noindex' },
  });
  const { head } = await requestDocument({ locale: 'en-ie' });
  expect(head?.title).toBe('Your bookings · Campavia');
});

test("answers 404 for another part's address", async () => {
  expect(await requestDocument({ addressId: 'elsewhere' })).toMatchObject({
    status: 404,
    head: { robots: 'noindex' },
  });
});

test('answers 404 for a camper whose id is not a number', async () => {
  const request = { addressId: 'camper.calendar', params: { id: 'x' } };
  expect(await requestDocument(request)).toMatchObject({ status: 404 });
});

test.each([
  ['upload', '4902', 200],
  ['date', '4902', 200],
  ['idn', '4902', 404],
  ['upload', 'mot', 404],
])('the form %s of document %s of a camper: %d', async (form, id_doc, status) => {
  const request = { addressId: 'camper.document.upload', params: { id: '1201', id_doc, form } };
  expect(await requestDocument(request)).toMatchObject({ status });
});

test('inlines a booking that the api returns to the user, and answers 404 for another owner’s', async () => {
  const request = { addressId: 'booking', params: { id: '7001' }, path: '/d/bookings/7001' };
  const body = { id: 7001 };
  expect(await requestDocument({ ...request, personal: { status: 200, body } })).toMatchObject({
    status: 200,
    data: { 'bookings/owner/7001': body },
  });
  const personal = { status: 404, body: { code: 'booking_not_found' } };
  expect(await requestDocument({ ...request, personal })).toMatchObject({ status: 404 });
});

describe('pages of a camper', () => {
  const personal = (body: object, status = 200) => ({ params: { id: '1201' }, personal: { status, body } });

  test('an unfinished one has its main page, with its steps', async () => {
    const progress = aListingProgress();
    expect(await requestDocument({ addressId: 'camper', ...personal(progress) })).toMatchObject({
      status: 200,
      data: { 'own-camper/1201/progress': progress },
    });
    expect(await requestDocument({ addressId: 'camper.calendar', ...personal(progress) })).toEqual({
      status: 302,
      redirect: '/d/campers/1201',
    });
  });

  test('a publishable one redirects to its calendar', async () => {
    const progress = aListingProgress({ publishable: true, next_step: null, state: 'bookable' });
    expect(await requestDocument({ addressId: 'camper', ...personal(progress) })).toEqual({
      status: 302,
      redirect: '/d/campers/1201/calendar',
    });
    expect(await requestDocument({ addressId: 'camper.calendar', ...personal(progress) })).toMatchObject({
      status: 200,
    });
  });

  test.each([404, 410])('answer %i as the api does', async (status) => {
    const request = { addressId: 'camper.calendar', ...personal({}, status) };
    expect(await requestDocument(request)).toMatchObject({ status });
  });
});

describe('the list of campers', () => {
  const request = (count: number, search = '') => {
    const body = someOwnCampers(
      Array.from({ length: count }, (_, index) => anOwnCamperCard({ id: 7 + index })),
    );
    return requestDocument({ addressId: 'campers', search, personal: { status: 200, body } });
  };

  test('redirects to the only camper, unless a city is chosen', async () => {
    expect(await request(1)).toEqual({ status: 302, redirect: '/d/campers/7' });
    expect(await request(1, '?city=annecy')).toMatchObject({ status: 200 });
  });

  test('contains its first page', async () => {
    const { status, data } = await request(2);
    expect([status, Object.keys(data ?? {})]).toEqual([200, ['own-campers?page=1&page_size=10']]);
    expect((await request(2, '?page=2')).data).toBeUndefined();
  });
});

test.each(['booking.pick-up', 'booking.return', 'booking.claims', 'booking.contract'])(
  '%s is a page of a booking: 404 for another owner’s',
  async (addressId) => {
    const request = { addressId, params: { id: '7001' } };
    const found = await requestDocument({ ...request, personal: { status: 200, body: { id: 7001 } } });
    expect(found).toMatchObject({ status: 200, head: { robots: 'noindex' } });
    const personal = { status: 404, body: { code: 'booking_not_found' } };
    expect(await requestDocument({ ...request, personal })).toMatchObject({ status: 404 });
  },
);

test('redirects from the review of an unknown booking to the list of reviews', async () => {
  const review = { addressId: 'booking.review', params: { id: '7001' } };
  const personal = { status: 404, body: undefined };
  expect(await requestDocument({ ...review, personal })).toEqual({ status: 302, redirect: '/d/reviews' });
  const unknown = { addressId: 'booking.review.step', params: { id: '7001', step: 'moon' } };
  expect(await requestDocument(unknown)).toMatchObject({ status: 404 });
});
