/** @jest-environment node */
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

test('answers 404 for an address it does not own', async () => {
  expect(await requestDocument({ addressId: 'elsewhere' })).toMatchObject({
    status: 404,
    head: { robots: 'noindex' },
  });
});

test('answers 404 for a camper whose id is no number', async () => {
  const request = { addressId: 'camper.calendar', params: { id: 'x' } };
  expect(await requestDocument(request)).toMatchObject({ status: 404 });
});

test('inlines a booking that the api shows to whoever asks, and answers 404 for another owner’s', async () => {
  const request = { addressId: 'booking', params: { id: '7001' }, path: '/d/bookings/7001' };
  const body = { id: 7001 };
  expect(await requestDocument({ ...request, personal: { status: 200, body } })).toMatchObject({
    status: 200,
    data: { 'bookings/owner/7001': body },
  });
  const personal = { status: 404, body: { code: 'booking_not_found' } };
  expect(await requestDocument({ ...request, personal })).toMatchObject({ status: 404 });
});
