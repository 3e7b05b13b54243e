import { act, screen } from '@testing-library/react';

import { aListing, someAvailabilities } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';
import { useLocation } from '@campavia/remote-kit';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { parseStay } from '../../rules/listing-address';

import { StayCalendar } from './stay-calendar';

setUpWire();
// Eighty-four interactive days are slow in jsdom.
jest.setTimeout(40_000);
beforeAll(() => import('@campavia/ui/dates'));

const CALENDAR = '/3/products/1201/availabilities/';
const DECEMBER = { from: plainDate('2027-12-06'), to: plainDate('2027-12-10') };

function open(stay?: typeof DECEMBER) {
  const search = stay ? `?date_from=${stay.from}&date_to=${stay.to}&km=200` : '';
  return renderScreen(<StayCalendar listing={aListing()} stay={stay} />, { path: `/campers/1201${search}` });
}

test('shows taken days, and writes dates chosen by pointer to the address', async () => {
  answer('get', CALENDAR, someAvailabilities({ busy: [{ date_from: '2027-03-25', date_to: '2027-03-28' }] }));
  const { user } = open();
  expect(await screen.findByLabelText(/26 March 2027, Taken/)).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByLabelText(/Thursday 1 April 2027/));
  await user.click(screen.getByLabelText(/Wednesday 7 April 2027/));
  expect(window.location.search).toBe('?date_from=2027-04-01&date_to=2027-04-07');
});

test('taken days of the address are not shown as an available trip', async () => {
  answer('get', CALENDAR, someAvailabilities({ busy: [{ date_from: '2027-12-08', date_to: '2027-12-20' }] }));
  open(DECEMBER);
  expect(await screen.findByText(/These dates are not available\./)).toBeVisible();
  for (const day of ['6', '8', '10']) {
    expect(screen.getByLabelText(new RegExp(`\\D${day} December 2027`))).toHaveAttribute('data-conflict');
  }
  expect(screen.getByLabelText(/\D11 December 2027/)).not.toHaveAttribute('data-conflict');
});

test('free days of the address are shown as the chosen trip', async () => {
  answer('get', CALENDAR, someAvailabilities());
  open(DECEMBER);
  expect(await screen.findByLabelText(/\D6 December 2027, first day/)).not.toHaveAttribute('data-conflict');
  expect(screen.queryByText(/not available/)).toBeNull();
});

test('a day without hand-over is disabled and says why, and a trip may include it', async () => {
  answer('get', CALENDAR, someAvailabilities());
  const { user } = open(DECEMBER);
  const feast = await screen.findByLabelText(/Saturday 25 December 2027, No pick-up or return$/);
  expect(feast).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText(/Sunday 19 December 2027, No pick-up or return$/)).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(feast);
  expect(screen.getByText(/25 Dec: No pick-up or return\./)).toBeVisible();
  await user.click(screen.getByLabelText(/20 December 2027/));
  await user.click(screen.getByLabelText(/27 December 2027/));
  expect(window.location.search).toContain('date_from=2027-12-20&date_to=2027-12-27');
});

test('a day from which the shortest trip does not fit before the next one says so at once', async () => {
  answer('get', CALENDAR, someAvailabilities({ busy: [{ date_from: '2027-04-10', date_to: '2027-04-14' }] }));
  open();
  expect(await screen.findByLabelText(/Wednesday 7 April 2027$/)).not.toHaveAttribute('aria-disabled');
  const refused = screen.getByLabelText(/Thursday 8 April 2027, Too few free days from here on$/);
  expect(refused).toHaveAttribute('aria-disabled', 'true');
});

/** The surrounding page reads the days from the address. */
function Page() {
  const { stay } = parseStay(useLocation().search, '2027-03-15');
  return <StayCalendar listing={aListing()} stay={stay} />;
}

test('choosing by keyboard keeps the focus; days from elsewhere change the shown month', async () => {
  answer('get', CALENDAR, someAvailabilities());
  const { user, platform } = renderScreen(<Page />, { path: '/campers/1201' });
  await user.click(await screen.findByLabelText(/Thursday 1 April 2027/));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(window.location.search).toBe('?date_from=2027-04-01&date_to=2027-04-08');
  expect(document.activeElement).toHaveAccessibleName(/8 April 2027, last day/);
  act(() => platform.navigation.replace('/en-ie/campers/1201?date_from=2027-12-06&date_to=2027-12-10'));
  expect(await screen.findByLabelText(/6 December 2027, first day/)).toBeVisible();
});

test('dates can be cleared, and other parameters stay', async () => {
  answer('get', CALENDAR, someAvailabilities());
  const { user } = open(DECEMBER);
  await user.click(await screen.findByRole('button', { name: 'Clear dates' }));
  expect(window.location.search).toBe('?km=200');
});

test('days can be chosen even if the calendar failed to load', async () => {
  answer('get', CALENDAR, { detail: '', code: '' }, { status: 500 });
  open();
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(await screen.findByLabelText(/Thursday 1 April 2027/)).not.toHaveAttribute('aria-disabled');
});
