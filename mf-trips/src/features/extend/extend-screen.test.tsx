import { screen, waitFor, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  anExtension,
  anExtensionPrice,
  anInsuranceChoice,
  someExtensionPrices,
  someExtensions,
  someDocuments,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips, plain } from '../../../test/open-trips';

fixClock();
setUpWire();
jest.setTimeout(30_000);

const TRIP = '/v4/bookings-guest/7001/';
const EXTENSIONS = `${TRIP}extensions/`;
const QUOTE = `${EXTENSIONS}price/`;
const DAYS = `${EXTENSIONS}prices/`;
const PAGE = '/d/trips/7001/extend';

const confirmed: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  confirmed_on: '2027-03-09T10:00:00Z',
  permissions: { ...aBooking().permissions, can_create_extensions: true },
};
const limits = { earliest: '2027-10-20', latest: '2027-11-15', closed_weekdays: [7], closed_dates: [] };
const closedPermissions = { permissions: aBooking().permissions };

const answerTrip = (over: Partial<GuestBooking> = {}) =>
  answer('get', TRIP, aBooking({ ...confirmed, ...over }));

beforeEach(() => {
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', '/3/docs/booking/7001/', someDocuments());
  answerTrip();
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/my-requests/7001/refund/', { detail: 'Later' }, { status: 500 });
  answer('get', EXTENSIONS, someExtensions([], { rules: limits }));
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', QUOTE, anExtensionPrice());
  answer('get', DAYS, someExtensionPrices());
});

const day = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const askButton = () => screen.getAllByText('Ask Camille')[0]?.closest('button') as HTMLElement;
const rowOf = async (name: string) => (await screen.findByText(name, { selector: 'th' })).closest('tr');

async function openAndChoose(name = 'Tuesday 9 November 2027') {
  const page = openTrips(PAGE, { hasFunnels: true });
  await page.user.click(await day(name));
  return page;
}

test('one click shows the new return, the length and every line; nothing is sent', async () => {
  const created = answer('post', EXTENSIONS, anExtension(), { status: 201 });
  const quoted = answer('get', QUOTE, anExtensionPrice());
  await openAndChoose();
  const sentence = await screen.findByText(/^Return on .* instead of .*: 9 days\.$/);
  expect(plain(sentence.textContent)).toBe('Return on Tue, 9 Nov instead of Sun, 7 Nov: 9 days.');
  expect(await rowOf('Total')).toHaveTextContent('Total€539.70€695.70€156.00');
  expect(await rowOf('Service fee')).toHaveTextContent('Service fee€56.70€74.70€18.00');
  expect(await rowOf('Standard insurance')).toHaveTextContent('Standard insurance€105.00€135.00€30.00');
  expect(quoted.urls.at(-1)?.search).toBe('?reason=day_after&days=2');
  expect(created.bodies).toEqual([]);
});

test('every possible day shows its price, by one request; a taken day has none', async () => {
  const asked = answer('get', DAYS, someExtensionPrices());
  openTrips(PAGE, { hasFunnels: true });
  expect(await screen.findByLabelText('Tuesday 9 November 2027, adds €156.00')).toHaveTextContent('9€156');
  expect(screen.getByLabelText(/^Sunday 14 November 2027/)).toHaveTextContent(/^14\s*$/);
  expect(asked.urls.map(({ search }) => search)).toEqual(['?kind=days']);
});

test('an amount that is too long for its cell is shown without its currency', async () => {
  const results = [{ reason: 'day_after' as const, days: 2, price_total: '1276.10' }];
  answer('get', DAYS, someExtensionPrices({ results }));
  openTrips(PAGE, { hasFunnels: true });
  const cell = await screen.findByLabelText('Tuesday 9 November 2027, adds €1,276.10');
  expect(cell).toHaveTextContent(/^91,277$/);
});

test('without the prices of days the calendar works all the same', async () => {
  answer('get', DAYS, {}, { status: 500 });
  await openAndChoose();
  expect(await rowOf('Total')).toHaveTextContent('€156.00');
});

test('the request creates the extension and sends it at the shown price', async () => {
  const created = answer('post', EXTENSIONS, anExtension(), { status: 201 });
  const sent = answer('patch', `${EXTENSIONS}validate/`, anExtension({ state: 'GUEST_ASK' }));
  const { user } = await openAndChoose();
  await rowOf('Total');
  await user.type(screen.getByLabelText('A line to Camille'), 'Our ferry goes later.');
  const asked = anExtension({ state: 'GUEST_ASK', answer_by: '2027-03-12T09:30:00Z' });
  answerTrip({ ...closedPermissions, extensions: [asked] });
  await user.dblClick(askButton());
  expect(await screen.findByText('Waiting for Camille')).toBeVisible();
  expect(created.bodies).toEqual([{ reason: 'day_after', days: 2 }]);
  expect(sent.bodies).toEqual([{ price_total: '156.00', message: 'Our ferry goes later.' }]);
  expect(screen.queryByRole('navigation', { name: 'Ways to change the trip' })).toBeNull();
});

test('a price that changed before sending is reported, and the draft is deleted', async () => {
  answer('post', EXTENSIONS, anExtension({ price_total: '170.00' }), { status: 201 });
  const deleted = answer('delete', `${EXTENSIONS}31/`, null);
  const sent = answer('patch', `${EXTENSIONS}validate/`, anExtension());
  const { user } = await openAndChoose();
  await rowOf('Total');
  await user.click(askButton());
  const note = await screen.findByRole('alert');
  expect(plain(note.textContent)).toContain(
    'The price has changed from €156.00 to €170.00. Nothing was sent.',
  );
  expect(deleted.urls).toHaveLength(1);
  expect(sent.bodies).toEqual([]);
});

test('a 409 when sending shows the old and the new price too', async () => {
  answer('post', EXTENSIONS, anExtension(), { status: 201 });
  answer('patch', `${EXTENSIONS}validate/`, { detail: 'No', code: 'request_price_changed' }, { status: 409 });
  answer('delete', `${EXTENSIONS}31/`, null);
  const { user } = await openAndChoose();
  await rowOf('Total');
  answer('get', EXTENSIONS, someExtensions([anExtension({ price_total: '160.00' })], { rules: limits }));
  await user.click(askButton());
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('from €156.00 to €160.00');
});

test('a request sent in another window is reported and shown', async () => {
  answer('post', EXTENSIONS, { detail: 'No', code: 'booking_request_open' }, { status: 405 });
  const { user } = await openAndChoose();
  await rowOf('Total');
  const asked = anExtension({ state: 'GUEST_ASK', answer_by: '2027-03-12T09:30:00Z' });
  answerTrip({ ...closedPermissions, extensions: [asked] });
  await user.click(askButton());
  expect(await screen.findByText('Waiting for Camille')).toBeVisible();
  expect(screen.getByText(/Another request for this trip is open already/)).toBeVisible();
});

test('days of the next booking are refused with a message', async () => {
  answer('get', QUOTE, { __all__: ['107'] }, { status: 400 });
  await openAndChoose();
  expect(await screen.findByText('Somebody else has booked these days. Please choose others.')).toBeVisible();
  expect(askButton()).toHaveAttribute('aria-disabled', 'true');
});

test('a day outside the limits says why and chooses nothing', async () => {
  const quoted = answer('get', QUOTE, anExtensionPrice());
  await openAndChoose('Tuesday 16 November 2027');
  expect(plain((await screen.findByText(/: the camper is not available$/)).textContent)).toBe(
    'Tue, 16 Nov: the camper is not available',
  );
  expect(quoted.urls).toEqual([]);
});

test('an open request is withdrawn', async () => {
  const asked = anExtension({ state: 'GUEST_ASK', answer_by: '2027-03-12T09:30:00Z' });
  answerTrip({ ...closedPermissions, extensions: [asked] });
  const cancelled = answer('patch', `${EXTENSIONS}cancel/`, anExtension({ state: 'CANCEL_GUEST' }));
  const { user } = openTrips(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  answerTrip();
  await waitFor(() => expect(cancelled.urls).toHaveLength(1));
});

test('an accepted one links to its payment', async () => {
  const accepted = anExtension({ state: 'ACCEPTED', pay_by: '2027-03-11T09:30:00Z' });
  answerTrip({ ...closedPermissions, extensions: [accepted] });
  openTrips(PAGE, { hasFunnels: true });
  const pay = await screen.findByRole('link', { name: /^Pay €156\.00$/ });
  expect(pay).toHaveAttribute('href', '/en-ie/booking-payment/payment?id=7001&request_id=31');
});

test('a refusal stays visible with the owner’s reason and message', async () => {
  const refusal = { reason: 'UNAVAILABLE' as const, comment: 'At the garage until the 15th.' };
  answerTrip({ extensions: [anExtension({ state: 'CANCEL_OWNER', end_cause: 'refused', refusal })] });
  openTrips(PAGE);
  const card = within((await screen.findByText('Camille declined')).closest('section') as HTMLElement);
  expect(card.getByText('The camper is not free on these days.')).toBeVisible();
  expect(card.getByText('Camille: “At the garage until the 15th.”')).toBeVisible();
});

test.each<[string, Partial<GuestBooking>]>([
  ['a trip that cannot be extended', closedPermissions],
  ['an emergency', { emergency_proof_in_validation: true }],
])('%s redirects to the trip', async (_, over) => {
  answerTrip(over);
  openTrips(PAGE);
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/trips/7001'));
});

test("another user's trip is a 404", async () => {
  answer('get', TRIP, { detail: 'No', code: 'booking_not_found' }, { status: 404 });
  openTrips(PAGE);
  expect(await screen.findByText(/not found|does not exist|404/i)).toBeVisible();
});

test('a trip with a price of kilometres: the larger packages, and their price', async () => {
  const lines = [
    { code: 'price_km', amount: '96.60' },
    { code: 'price_fees', amount: '14.49' },
  ];
  const quoted = answer('get', QUOTE, anExtensionPrice({ price_total: '111.09', lines }));
  const { user } = openTrips(`${PAGE}/kilometres`);
  await user.click(await screen.findByRole('radio', { name: 'Unlimited kilometres' }));
  expect(await rowOf('Total')).toHaveTextContent('€111.09');
  expect(quoted.urls.at(-1)?.search).toBe('?reason=km_unlimited');
});
