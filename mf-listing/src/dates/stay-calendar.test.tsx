import { configure, screen } from '@testing-library/react';

import { aListing, someAvailabilities } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { StayCalendar } from './stay-calendar';

setUpWire();
// Eighty-four days with all their behaviour take their time in jsdom.
jest.setTimeout(40_000);
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => import('@campavia/ui/dates'));

const CALENDAR = '/3/products/1201/availabilities/';
const DECEMBER = { from: plainDate('2027-12-06'), to: plainDate('2027-12-10') };

function open(stay?: typeof DECEMBER) {
  const search = stay ? `?date_from=${stay.from}&date_to=${stay.to}&km=200` : '';
  return renderScreen(<StayCalendar listing={aListing()} stay={stay} />, { path: `/campers/1201${search}` });
}

test('shows the days that are taken, and dates chosen by pointer go into the address', async () => {
  answer('get', CALENDAR, someAvailabilities({ busy: [{ date_from: '2027-03-25', date_to: '2027-03-28' }] }));
  const { user } = open();
  expect(await screen.findByLabelText(/26 March 2027, Taken/)).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByLabelText(/Thursday 1 April 2027/));
  await user.click(screen.getByLabelText(/Wednesday 7 April 2027/));
  expect(window.location.search).toBe('?date_from=2027-04-01&date_to=2027-04-07');
});

test('a day on which the owner does not hand over is refused without asking for a price', async () => {
  answer('get', CALENDAR, someAvailabilities());
  const { user } = open(DECEMBER);
  await user.click(await screen.findByLabelText(/20 December 2027/));
  await user.click(screen.getByLabelText(/25 December 2027/));
  expect(await screen.findByText(/25 Dec: the owner does not hand over on this day/)).toBeVisible();
  expect(window.location.search).toContain('date_from=2027-12-06');
});

test('dates are taken back, and what else the address says stays', async () => {
  answer('get', CALENDAR, someAvailabilities());
  const { user } = open(DECEMBER);
  await user.click(await screen.findByRole('button', { name: 'Clear dates' }));
  expect(window.location.search).toBe('?km=200');
});

test('days can be chosen as well when nobody knows which are taken', async () => {
  answer('get', CALENDAR, { detail: '', code: '' }, { status: 500 });
  open();
  expect(await screen.findByText(/will not load just now/)).toBeVisible();
  expect(await screen.findByLabelText(/Thursday 1 April 2027/)).not.toHaveAttribute('aria-disabled');
});
