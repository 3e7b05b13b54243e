import { act, screen, waitFor, within } from '@testing-library/react';

import { keys } from '@campavia/api-client';
import { aListing, aPrice, rentalCoverConditions, someInsuranceChoices } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { setWidth } from '../../../test/set-width';

import { Quote } from './quote';

setUpWire();
beforeEach(() => setWidth(1440));

const PRICE = '/3/products/1201/price/';
const WINTER = { date_from: '2027-11-01', date_to: '2027-11-07' };
const ADDRESS = `/campers/1201?${new URLSearchParams(WINTER)}`;
const SEARCH = { id: 'search', pattern: '/s', part: 'mf-search' };
const REQUEST = { id: 'funnel.request', pattern: '/campers/{id}/request/{request_id}', part: 'mf-funnels' };
const INSTANT = {
  id: 'funnel.instant',
  pattern: '/campers/{id}/instant-request/{request_id}',
  part: 'mf-funnels',
};
const BIKES = {
  id: 12,
  code: 'bikes' as const,
  name: null,
  recurrence: 'day' as const,
  price: '5.00',
  price_currency: 'EUR',
  max_quantity: 4,
};
const listing = aListing({
  options: [BIKES],
  kilometre_packages: [
    { km: 100, price_per_day: '0.00', price_per_day_currency: 'EUR' },
    { km: 200, price_per_day: '12.00', price_per_day_currency: 'EUR' },
  ],
});

function open(path = ADDRESS, site?: string, shown = listing) {
  const data = { [keys.listing(1201, WINTER)]: shown };
  return renderScreen(<Quote camperId={1201} />, {
    path,
    site,
    data,
    platform: { addresses: [SEARCH, REQUEST, INSTANT] },
  });
}

const asked = ({ urls }: { urls: URL[] }) => Object.fromEntries(urls.at(-1)?.searchParams ?? []);

test('shows every line of the price and their sum, and each line opens', async () => {
  answer('get', PRICE, aPrice());
  const { user } = open();
  expect(await screen.findByText('€539.70')).toBeVisible();
  const lines = ['7 days', 'A week or longer, −10%', '100 km a day', 'Service fee', 'Standard insurance'];
  for (const line of lines) expect(screen.getAllByText(line).length).toBeGreaterThan(0);
  const days = screen.getByText('7 days').closest('details');
  expect(days).not.toHaveAttribute('open');
  await user.click(screen.getByText('7 days'));
  expect(days).toHaveAttribute('open');
  expect(within(days as HTMLElement).getByText('Low season: 7 × €60.00')).toBeVisible();
});

test.each([
  ['de-ch', 'CHF', '0.928000', 'CHF 420.00', 'EUR 420.00'],
  ['en-gb', 'GBP', '0.872000', '£420.00', '€420.00'],
])(
  'on %s lines and total are in the currency of the site, and an opened line shows the rate',
  async (...of) => {
    const [site, currency, exchange_rate, here, there] = of;
    const calls = answer('get', PRICE, aPrice({ currency_used: currency, exchange_rate }));
    const { user } = open(ADDRESS, site);
    await user.click(await screen.findByText('7 days'));
    expect(asked(calls)).toMatchObject({ currency });
    const line = within(screen.getByText('7 days').closest('details') as HTMLElement);
    const rate = String(Number(exchange_rate));
    expect(line.getByText(here)).toBeVisible();
    expect(line.getByText(there)).toBeVisible();
    expect(
      line.getByText(`Calculated in EUR, the owner’s currency; 1 EUR is ${rate} ${currency}.`),
    ).toBeVisible();
  },
);

test('a link restores all choices', async () => {
  const calls = answer('get', PRICE, aPrice());
  open(`${ADDRESS}&hour_from=14&km=200&options=12:2&insurance=reinforced&second_driver=1&coupon=spring50`);
  await screen.findByText('€539.70');
  expect(asked(calls)).toEqual({
    ...WINTER,
    hour_from: '14:00:00',
    km: '200',
    options: '12:2',
    insurance_id: '2',
    second_driver: 'true',
    coupon_code: 'SPRING50',
    currency: 'EUR',
  });
});

test('choices are written to the address and priced', async () => {
  const calls = answer('get', PRICE, aPrice());
  const { user } = open();
  await screen.findByText('€539.70');
  await user.selectOptions(screen.getByLabelText('Kilometres'), '200 a day, +€12.00 a day');
  await user.click(screen.getByText('Extras'));
  await user.selectOptions(screen.getByLabelText(/Bikes/), '3');
  await user.click(screen.getByLabelText(/Rental cover/));
  await waitFor(() =>
    expect(asked(calls)).toMatchObject({ km: '200', options: '12:3', rental_cover: 'true' }),
  );
  const { searchParams } = new URL(window.location.href);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...WINTER,
    km: '200',
    options: '12:3',
    rental_cover: '1',
  });
});

test.each([
  ['103', /The return is before the pick-up/],
  ['104', /within 72 hours, we need your documents/],
  ['106', /does not rent out this camper with unlimited/],
  ['107', /Not free on these dates/],
  ['108', /^5 days minimum/],
  ['109', /hands over on other days/],
  ['110', /within 24 hours, your documents must be checked first/],
])('explains a missing price with code %s', async (code, text) => {
  answer('get', PRICE, { __all__: [code], min_length: 5 }, { status: 400 });
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('€539.70')).not.toBeInTheDocument();
});

test('unlimited kilometres that the owner does not offer are replaced by a hundred a day', async () => {
  answer('get', PRICE, { __all__: ['106'] }, { status: 400 });
  const { user } = open(`${ADDRESS}&km=0`);
  const take = await screen.findByRole('button', { name: 'Take 100 km a day' });
  answer('get', PRICE, aPrice());
  await user.click(take);
  expect(await screen.findByText('€539.70')).toBeVisible();
});

test('for unavailable days the choices stay visible and editable, and apply to other days', async () => {
  answer('get', PRICE, { __all__: ['107'] }, { status: 400 });
  const { platform, user } = open(`${ADDRESS}&km=200`);
  await screen.findByText(/Not free on these dates/);
  expect(screen.getByLabelText('Kilometres')).toHaveValue('200');
  expect(screen.queryByText('Have a coupon code?')).not.toBeInTheDocument();
  await user.click(screen.getByText('Extras'));
  await user.selectOptions(screen.getByLabelText(/Bikes/), '2');
  expect(window.location.search).toContain('options=12%3A2');
  const calls = answer('get', PRICE, aPrice({ date_from: '2027-11-02', date_to: '2027-11-08' }));
  answer('get', '/3/products/1201/', listing);
  const query = window.location.search
    .replace('2027-11-01', '2027-11-02')
    .replace('2027-11-07', '2027-11-08');
  act(() => platform.navigation.replace(`/en-ie/campers/1201${query}`));
  expect(await screen.findByText('€539.70')).toBeVisible();
  expect(screen.getByLabelText('Kilometres')).toHaveValue('200');
  expect(asked(calls)).toMatchObject({ km: '200', options: '12:2' });
});

test('taken dates offer similar campers that are free', async () => {
  answer('get', PRICE, { __all__: ['107'] }, { status: 400 });
  open();
  const others = await screen.findByRole('link', { name: `Campers in ${listing.city} that are free` });
  expect(others).toHaveAttribute('href', expect.stringContaining('date_from=2027-11-01'));
});

test('a coupon is checked before it is applied: an invalid one shows an error and keeps the price', async () => {
  answer('get', PRICE, aPrice());
  const { user } = open();
  await screen.findByText('€539.70');
  answer('get', PRICE, { coupon_code: ['This code does not exist.'] }, { status: 400 });
  await user.click(screen.getByText('Have a coupon code?'));
  await user.type(screen.getByLabelText('Coupon code'), 'nonsense{Enter}');
  expect(await screen.findByText('This code does not exist.')).toBeVisible();
  expect(screen.getByText('€539.70')).toBeVisible();
  answer('get', PRICE, aPrice({ price: '489.70', coupon_code: 'SPRING50' }));
  await user.clear(screen.getByLabelText('Coupon code'));
  await user.type(screen.getByLabelText('Coupon code'), 'spring50{Enter}');
  expect(await screen.findByText('€489.70')).toBeVisible();
  expect(window.location.search).toContain('coupon=SPRING50');
});

test('insurances are compared in a table, and the one chosen there is priced', async () => {
  const calls = answer('get', PRICE, aPrice());
  answer('get', '/3/insurance/', someInsuranceChoices());
  answer('get', '/v4/rental-cover/conditions/', rentalCoverConditions());
  const { user } = open();
  await screen.findByText('€539.70');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: 'Damage €1,500 €600' })).toBeVisible();
  expect(screen.getByText(/pays back what the insurance keeps/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose Reinforced insurance' }));
  await waitFor(() => expect(asked(calls)).toMatchObject({ insurance_id: '2' }));
  expect(window.location.search).toContain('insurance=reinforced');
});

test('prices of other days are never shown for the chosen ones', async () => {
  answer('get', PRICE, aPrice(), { isHanging: true });
  open();
  await Promise.resolve();
  expect(screen.queryByText('€539.70')).not.toBeInTheDocument();
});

test('without dates it links to the calendar', () => {
  open('/campers/1201');
  expect(screen.getByRole('link', { name: /Choose dates/ })).toHaveAttribute('href', '#dates');
});

test.each([
  ['asked for', false, 'Request to book', 'request'],
  ['booked at once', true, 'Book now', 'instant-request'],
])('a camper that is %s links to the booking with all choices', async (_, instant, text, funnel) => {
  answer('get', PRICE, aPrice());
  const address = `${ADDRESS}&km=200&coupon=SPRING50`;
  open(address, undefined, { ...listing, instant_booking_activated: instant });
  const link = await screen.findByRole('link', { name: text });
  expect(link).toHaveAttribute('href', `/en-ie/campers/1201/${funnel}/new?${address.split('?')[1]}`);
});

test('the main button is right below the kilometres, before extras and lines', async () => {
  answer('get', PRICE, aPrice());
  open();
  const link = await screen.findByRole('link', { name: 'Book now' });
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByLabelText('Kilometres'), link)).toBe(true);
  const after = [screen.getByRole('button', { name: 'Compare' }), screen.getByText('7 days')];
  expect(after.map((each) => isBefore(link, each))).toEqual([true, true]);
});

test('an unavailable trip has no link', async () => {
  answer('get', PRICE, { __all__: ['107'] }, { status: 400 });
  open();
  await screen.findByText(/Not free on these dates/);
  expect(screen.queryByRole('link', { name: 'Book now' })).not.toBeInTheDocument();
});
