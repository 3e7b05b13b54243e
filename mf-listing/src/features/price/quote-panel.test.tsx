import { screen, waitFor } from '@testing-library/react';

import { aListing, someAvailabilities } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';
import type { Platform } from '@campavia/remote-kit';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { QuotePanel } from './quote-panel';

setUpWire();
// Eighty-four interactive days are slow in jsdom.
jest.setTimeout(40_000);
beforeAll(() => import('@campavia/ui/dates'));

const STAY = { from: plainDate('2027-07-01'), to: plainDate('2027-07-07') };
const QUERY = '?date_from=2027-07-01&date_to=2027-07-07';
const listing = aListing({
  booking_price_per_day: '92.10',
  final_booking_price: '644.70',
  availability: { available: true, code: null, min_length: 2 },
});

function showOn(screenSize: 'wide' | 'small') {
  const query = {
    matches: screenSize === 'wide',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
}

function QuoteSlot({ camperId }: { camperId: number }) {
  return <p>Quote of camper {camperId}</p>;
}

function slotProvider() {
  const findSlot = jest.fn(() => Promise.resolve({ part: 'mf-funnels', component: QuoteSlot }));
  return { findSlot: findSlot as unknown as jest.MockedFunction<Platform['findSlot']> };
}

function open(search: string, platform: Partial<Platform> = {}) {
  const stay = search.includes('date_from') ? STAY : undefined;
  const panel = <QuotePanel shown={listing} listing={listing} stay={stay} isLoading={false} />;
  return renderScreen(panel, { path: `/campers/1201${search}`, platform });
}

beforeEach(() => {
  showOn('wide');
  answer('get', '/3/products/1201/availabilities/', someAvailabilities());
});

test('shows the quote slot for the dates of the address', async () => {
  open(QUERY, slotProvider());
  expect(await screen.findByText('Quote of camper 1201')).toBeVisible();
  expect(screen.getByText('€92.10')).toBeVisible();
});

test('requests no price without dates', () => {
  const platform = slotProvider();
  open('', platform);
  expect(screen.getByText('Choose dates to see the full price.')).toBeVisible();
  expect(platform.findSlot).not.toHaveBeenCalled();
});

test('shows the full price when no remote offers a quote', async () => {
  open(QUERY);
  expect(await screen.findByText('€644.70')).toBeVisible();
  expect(screen.getByText('7 days, insurance and service included')).toBeVisible();
});

test('says that booking did not load, and loads it once that is asked for', async () => {
  const platform = slotProvider();
  platform.findSlot.mockRejectedValueOnce(new Error('dead'));
  const { user } = open(QUERY, platform);
  expect(await screen.findByText(/^Booking could not be loaded/)).toBeVisible();
  expect(screen.getByText('€644.70')).toBeVisible();
  screen.getByRole('button', { name: 'Try again' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Quote of camper 1201')).toBeVisible();
  expect(screen.queryByText(/^Booking could not be loaded/)).not.toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Price' })).toHaveFocus();
});

test('unavailable dates are shown as such when booking failed to load', async () => {
  const platform = slotProvider();
  platform.findSlot.mockRejectedValue(new Error('dead'));
  const refused = { ...listing, availability: { available: false, code: '107', min_length: 2 } as const };
  const panel = <QuotePanel shown={refused} listing={refused} stay={STAY} isLoading={false} />;
  renderScreen(panel, { path: `/campers/1201${QUERY}`, platform });
  expect(await screen.findByText(/^Not free on these dates/)).toBeVisible();
  expect(screen.queryByText(/^Booking could not be loaded/)).not.toBeInTheDocument();
});

test('a deposit in another currency is also shown in the currency of the site', () => {
  const panel = <QuotePanel shown={listing} listing={listing} stay={undefined} isLoading={false} />;
  renderScreen(panel, { path: '/campers/1201', site: 'en-gb' });
  expect(screen.getByText(/^Deposit about £1,308 \(€1,500.00\), held/)).toBeVisible();
});

test('unavailable days have no price of their own', async () => {
  const refused = { ...listing, availability: { available: false, code: '107', min_length: 2 } as const };
  renderScreen(<QuotePanel shown={refused} listing={refused} stay={STAY} isLoading={false} />, {
    path: '/campers/1201',
  });
  expect(await screen.findByText(/^Not free on these dates/)).toBeVisible();
  expect(screen.getByText('€84.00')).toBeVisible();
  expect(screen.queryByText('€92.10')).not.toBeInTheDocument();
});

test('says that extras increase the price per day', async () => {
  open(`${QUERY}&km=200`, slotProvider());
  await screen.findByText('Quote of camper 1201');
  expect(screen.getByText('without your extras')).toBeVisible();
});

test('the hours of pick-up and return are written to the address', async () => {
  const { user } = open(`${QUERY}&km=200`, slotProvider());
  await user.selectOptions(screen.getByLabelText('Pick-up time'), '14');
  await user.selectOptions(screen.getByLabelText('Return time'), '12');
  expect(window.location.search).toBe(`${QUERY}&km=200&hour_from=14&hour_to=12`);
  expect(screen.getByLabelText('Pick-up time')).toHaveValue('14');
});

test('dates are chosen by keyboard within the rules of the camper, and extras stay', async () => {
  const { user } = open(`${QUERY}&km=200`, slotProvider());
  await user.click(screen.getByRole('button', { name: /^Pick-up/ }));
  expect(await screen.findByLabelText(/10 July 2027, Taken/)).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Thursday 1 July 2027/));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByLabelText(/Saturday 3 July 2027, 3 days minimum/)).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByLabelText(/20 July 2027, A day in between is taken/)).toBeInTheDocument();
  // The calendar moves the focus to the next day.
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(window.location.search).toBe('?date_from=2027-07-02&date_to=2027-07-09&km=200');
});
