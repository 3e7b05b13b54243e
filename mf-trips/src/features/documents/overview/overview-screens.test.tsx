import { screen, within } from '@testing-library/react';

import { aBooking, aDocument, anIdentityDocument, someDocuments } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { aBegunLicence, aBookedTrip, anUnreadableIdentity } from '../../../../test/document-answers';
import { openDocuments } from '../../../../test/open-documents';

fixClock();
setUpWire();

const TRIP = '/v4/bookings-guest/7001/';
const OWN = '/3/docs/guest/41/';
const BOOKING = '/3/docs/booking/7001/';
const PATH = '/d/trips/7001/documents';

beforeEach(() => {
  answer('get', TRIP, aBookedTrip());
  answer('get', OWN, someDocuments(aDocument(), anIdentityDocument()));
  answer('get', BOOKING, someDocuments());
});

test('refused documents come first, with the reason and the only main button', async () => {
  answer('get', OWN, someDocuments(aBegunLicence(), anUnreadableIdentity()));
  answer('get', '/3/docs/4711/pages/9001/', {});
  answer('get', '/3/docs/4712/pages/9101/', {});
  answer('get', '/3/docs/4712/pages/9102/', {});
  openDocuments(PATH);
  const [first, second] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Identity card or passport');
  expect(second).toHaveTextContent('Driving licence');
  expect(screen.getByText(/^It cannot be read. Take a sharp picture/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send new pages' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/documents/4712/upload',
  );
});

test.each([
  ['created', /^0 of 2 are checked. Everything must be sent by Fri, 29 October/],
  ['valid_ask', /^We have all of them/],
  ['validated', /^All of them are checked/],
] as const)('when both are %s, the lead says so', async (status, lead) => {
  const document = { status, expiration_date: '2031-04-03', submitted_at: '2027-03-09T09:00:00Z' };
  answer('get', OWN, someDocuments(aDocument(document), anIdentityDocument(document)));
  openDocuments(PATH);
  expect(await screen.findByText(lead)).toBeVisible();
});

test('below 72 hours the countdown is to the end of the review', async () => {
  answer('get', TRIP, aBooking({ ...aBookedTrip(), date_time_from: '2027-03-12T21:00:00Z' }));
  openDocuments(PATH);
  expect(await screen.findByRole('heading', { name: '36 hours' })).toBeVisible();
  expect(screen.getByText(/Send the others now: all must be checked by/)).toBeVisible();
  expect(screen.queryByText(/72 hours before/)).not.toBeInTheDocument();
});

test('one list that fails keeps the other, and can be loaded again', async () => {
  answer('get', BOOKING, {}, { status: 500 });
  const { user } = openDocuments(PATH);
  const note = await screen.findByRole('status');
  expect(note).toHaveTextContent('Some of your documents could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Driving licence' })).toBeVisible();
  answer('get', BOOKING, someDocuments(aDocument({ id: 9, is_of_second_driver: true })));
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Second driver’s driving licence' })).toBeVisible();
});

test('a cancelled trip asks for the proof only', async () => {
  answer('get', TRIP, aBooking({ ...aBookedTrip(), display_state: 'CANCELLED_GUEST' }));
  answer('get', BOOKING, someDocuments(aDocument({ document_type: 'covid_proof' })));
  const own = answer('get', OWN, someDocuments());
  openDocuments(PATH);
  expect(await screen.findByRole('heading', { name: 'Proof of the emergency' })).toBeVisible();
  expect(screen.getByText(/We decide about your refund/)).toBeVisible();
  expect(own.urls).toEqual([]);
});

test.each(['7002', 'summer'])('trip %s of another guest is a 404', async (id) => {
  answer('get', '/v4/bookings-guest/7002/', { code: 'booking_not_found' }, { status: 404 });
  openDocuments(`/d/trips/${id}/documents`);
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('the account has the documents of a driver, without a clock', async () => {
  openDocuments('/d/account/documents-guest/driver-identity');
  expect(await screen.findByRole('heading', { name: 'Driving licence' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add pages' })[0]).toHaveAttribute(
    'href',
    '/en-ie/d/account/documents-guest/4711/upload',
  );
  expect(screen.queryByText(/until all must be sent/)).not.toBeInTheDocument();
});
