import { screen, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aCancelledReceipt,
  aContract,
  anInsuranceChoice,
  aProfessionalReceipt,
  aReceipt,
  aReferential,
  aRefundPreview,
  someDocuments,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips, plain } from '../../../../test/open-trips';

fixClock();
setUpWire();
jest.setTimeout(30_000);

const RECEIPT = '/3/my-requests/7001/receipt/';
const CONTRACT = '/3/my-requests/7001/contract/';
const TRIP = '/v4/bookings-guest/7001/';

function confirmed(over: Partial<GuestBooking> = {}): GuestBooking {
  return aBooking({
    state: 'TO_COME',
    display_state: 'TO_COME',
    meta_state: 'confirmed',
    confirmed_on: '2027-03-09T10:00:00Z',
    owner: { ...aBooking().owner, phone: '+33612345601' },
    assistance: { emergency: '112', breakdown: '+33 1 99 00 27 37' },
    ...over,
  });
}

/** All other requests of a trip's page. */
function answerRest() {
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', '/3/docs/booking/7001/', someDocuments());
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/my-requests/7001/refund/', aRefundPreview());
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
}

const definitions = () =>
  screen
    .getAllByRole('term')
    .map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent)]);

const rows = (name: string) =>
  within(screen.getByRole('columnheader', { name }).closest('table') as HTMLElement)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => plain(textContent)),
    )
    .filter((cells) => cells.length > 0);

test('a receipt has every line of the price, and the tax by supplier', async () => {
  answer('get', RECEIPT, aProfessionalReceipt());
  openTrips('/d/trips/7001/receipt');
  expect(await screen.findByText('CV-2027-007001')).toBeVisible();
  expect(rows('What')).toEqual([
    ['Rental, 7 days', '€420.00'],
    ['A week or longer, −10%', '−€42.00'],
    ['Service fee', '€56.70'],
    ['Standard insurance', '€105.00'],
    ['Total, VAT included', '€539.70'],
  ]);
  expect(rows('Supplier and rate').map(([name, , tax]) => [name, tax])).toEqual([
    ['Ferri Camper S.r.l., 20%', '€63.00'],
    ['Campavia, 20%', '€9.45'],
    ['Insurance, exempt from VAT', '€0.00'],
    ['Sum', '€72.45'],
  ]);
  expect(screen.getByText('VAT number IT 01234560017')).toBeVisible();
});

test('the receipt of a private owner has neither their tax nor its sum', async () => {
  answer('get', RECEIPT, aReceipt());
  openTrips('/d/trips/7001/receipt');
  await screen.findByText('CV-2027-007001');
  expect(rows('Supplier and rate').map(([name]) => name)).toEqual([
    'Campavia, 20%',
    'Insurance, exempt from VAT',
  ]);
  expect(screen.getByText('9 Mar 2027, Card')).toBeVisible();
});

test('the receipt of a cancelled trip shows retained amounts with the reason, and its sums add up', async () => {
  answer('get', RECEIPT, aCancelledReceipt());
  openTrips('/d/trips/7001/receipt');
  const heading = await screen.findByRole('heading', { name: /^Cancelled by you on/ });
  expect(plain(heading.textContent)).toBe('Cancelled by you on 10 Oct 2027');
  expect(screen.getByText(/^Cancelled less than 30 days before the pick-up: the rental stays/)).toBeVisible();
  expect(rows('Stays')).toEqual([
    ['Rental and extras', '€378.00', '€378.00'],
    ['Service fee', '€56.70', '€56.70'],
    ['Insurance', '€105.00', '€0.00'],
    ['Stays with Camille Roux and Campavia', '€539.70', '€434.70'],
  ]);
  const payments = screen.getByRole('heading', { name: 'Payments' }).closest('section') as HTMLElement;
  expect(plain(payments.textContent)).toBe(
    'Payments9 Mar 2027, Card€539.70Refund of 12 Oct 2027, Card−€105.00Stays with Camille Roux and Campavia€434.70',
  );
  expect(screen.getByRole('heading', { name: 'VAT included in what stays' })).toBeVisible();
  expect(screen.queryByText('Still to pay')).toBeNull();
});

test.each([
  ['nothing', 'Everything that was paid is refunded.'],
  ['on_time', /^Cancelled 30 days or more before the pick-up: 30% of the rental stays/],
  ['together', 'You agreed to cancel: the service fee stays, the rest is refunded.'],
  ['used_days', /^The trip was cut short/],
  ['agreed', 'Campavia decided how much is refunded.'],
] as const)('the reason for retained money: %s', async (reason, text) => {
  const { cancellation } = aCancelledReceipt();
  answer('get', RECEIPT, aCancelledReceipt({ cancellation: cancellation && { ...cancellation, reason } }));
  openTrips('/d/trips/7001/receipt');
  expect(await screen.findByText(text)).toBeVisible();
});

test('a pending refund is part of the receipt', async () => {
  const { cancellation, payments } = aCancelledReceipt();
  answer(
    'get',
    RECEIPT,
    aCancelledReceipt({
      payments: payments.slice(0, 1),
      cancellation: cancellation && { ...cancellation, refund_open: '105.00' },
    }),
  );
  openTrips('/d/trips/7001/receipt');
  const row = (await screen.findByText('Refund on its way')).closest('tr');
  expect(plain(row?.textContent)).toBe('Refund on its way−€105.00');
});

test('the pick-up page has place, hours with their time zone, the owner, items to bring and emergency numbers', async () => {
  answer('get', TRIP, confirmed());
  openTrips('/d/trips/7001/pick-up', { platform: { referential: aReferential() } });
  expect(await screen.findByText('Booking 7001')).toBeVisible();
  expect(definitions()).toEqual([
    ['Pick-up', 'Mon, 1 November at 09:00'],
    ['Return', 'Sun, 7 November at 20:00Local time there: Central European Time'],
    ['Place', 'Annecy, France'],
    ['Exact position', '45.90000, 6.12000Open the map'],
    ['Camille', '+33612345601'],
    ['Police, ambulance, fire brigade', '112'],
    ['Breakdown assistanceStandard insurance', '+33 1 99 00 27 37'],
    ['Help from Campavia', '+33 1 99 00 12 34'],
  ]);
  expect(screen.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    expect.stringContaining('mlat=45.90000&mlon=6.12000'),
  );
  expect(screen.getByRole('link', { name: '+33 1 99 00 27 37' })).toHaveAttribute('href', 'tel:+33199002737');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toContain(
    'Nothing for the deposit: €1,500.00 is held on your card',
  );
});

test('the pick-up page mentions a second driver, a deposit at the pick-up and the owner’s insurance', async () => {
  answer(
    'get',
    TRIP,
    confirmed({
      second_driver: 'selected',
      deposit_at_pick_up: true,
      insurance: { id: 3, slug: 'none' },
      assistance: { emergency: '112', breakdown: null },
    }),
  );
  openTrips('/d/trips/7001/pick-up');
  expect(await screen.findByText('The driving licences of both drivers, the originals')).toBeVisible();
  expect(screen.getByText(/^The deposit of .1,500.00, which is handed over/)).toBeVisible();
  expect(screen.getByText(/ask for this number at the pick-up/)).toBeVisible();
});

test('a trip that is not confirmed, or over, has no pick-up page: neither a link nor a page', async () => {
  answer('get', TRIP, aBooking());
  answerRest();
  openTrips('/d/trips/7001/pick-up');
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('the page of a confirmed trip links to its pick-up page', async () => {
  answer('get', TRIP, confirmed());
  answerRest();
  const { user } = openTrips('/d/trips/7001');
  await user.click(await screen.findByRole('link', { name: 'See pick-up details' }));
  expect(await screen.findByText('Booking 7001')).toBeVisible();
});

test('prints the receipt, and links to the contract', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  answer('get', RECEIPT, aReceipt());
  answer('get', CONTRACT, aContract());
  const { user } = openTrips('/d/trips/7001/receipt');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Rental contract' }));
  expect(await screen.findByText('1 November 2027, 09:00')).toBeVisible();
});

test.each([
  ['receipt', RECEIPT, 404, { code: 'receipt_not_found' }],
  ['contract', CONTRACT, 400, { __all__: ['107'] }],
])('a missing %s is a 404', async (name, call, status, body) => {
  answer('get', call, body, { status });
  openTrips(`/d/trips/7001/${name}`);
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a receipt that failed to load is loaded by the next click', async () => {
  answer('get', RECEIPT, {}, { status: 500 });
  const { user } = openTrips('/d/trips/7001/receipt');
  const again = await screen.findByRole('button', { name: /again/i });
  answer('get', RECEIPT, aReceipt());
  await user.click(again);
  expect(await screen.findByText('CV-2027-007001')).toBeVisible();
});
