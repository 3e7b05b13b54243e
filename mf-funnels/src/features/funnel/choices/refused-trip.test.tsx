import { screen, within } from '@testing-library/react';

import { aBooking } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { aFullDraft, answerAfterBooking, openFunnel } from '../../../../test/open-funnel';
import { isReadBefore } from '../../../../test/reading-order';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const at = (step: string) => `/campers/1201/request/7001/${step}`;
const TELEPHONE = { width: 390 };
const TAKEN = { body: { __all__: ['107'] } };
const AWAY = { body: { detail: 'Later' }, status: 500 };
const panel = () => screen.getByRole('region', { name: 'Your trip and its price' });

test.each([
  ['a camper that was taken meanwhile', TAKEN, /has just been taken/, 'See similar ones that are free'],
  [
    'a trip that is too short',
    { body: { __all__: ['108'], min_length: 5 } },
    /5 days minimum/,
    'Choose other dates',
  ],
  [
    'a return before the pick-up',
    { body: { __all__: ['103'] } },
    /The return is before/,
    'Choose other dates',
  ],
])('on a phone %s is shown at the top of the step, once, with an action', async (...row) => {
  const [, priceRefusal, text, action] = row;
  openFunnel(at('travel-details'), { booking: aFullDraft(), priceRefusal, ...TELEPHONE });
  const note = await screen.findByText(text);
  expect(note.closest('[role="status"]')).toBeVisible();
  expect(isReadBefore(note, screen.getByLabelText(/Purpose of the trip/))).toBe(true);
  expect(panel()).not.toContainElement(note);
  expect(isReadBefore(screen.getByRole('link', { name: action }), panel())).toBe(true);
});

test('a trip whose first day has passed is not called taken, and no similar campers are searched', async () => {
  const booking = aFullDraft({ date_from: '2027-03-09' });
  openFunnel(at('travel-details'), { booking, priceRefusal: TAKEN, ...TELEPHONE });
  expect(await screen.findByText(/The first of these days is over/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /similar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose other dates' })).toBeVisible();
});

test('with two columns it is shown beside the step, in place of the price', async () => {
  openFunnel(at('travel-details'), { booking: aFullDraft(), priceRefusal: TAKEN });
  const note = await screen.findByText(/has just been taken/);
  expect(within(panel()).getByRole('status')).toContainElement(note);
});

test('on a phone, clicking the main button focuses the one reason', async () => {
  const { user } = openFunnel(at('summary'), { booking: aFullDraft(), priceRefusal: TAKEN, ...TELEPHONE });
  expect(await screen.findByText(/has just been taken/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Send the request/ }));
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveFocus();
  expect(isReadBefore(failure, screen.getByRole('heading', { level: 1 }))).toBe(true);
  expect(within(failure).getByText(/has just been taken/)).toBe(screen.getByText(/has just been taken/));
});

test('a price that fails to load does not hide a success message', async () => {
  answerAfterBooking();
  openFunnel(at('success'), { booking: aBooking(), priceRefusal: AWAY, ...TELEPHONE });
  expect(await screen.findByRole('heading', { name: 'Camille has your request' })).toBeVisible();
  const note = await within(panel()).findByRole('status');
  expect(screen.getByText(note.textContent)).toBe(within(panel()).getByText(note.textContent));
});

test('a price that could not be requested can be requested again from there', async () => {
  const { user } = openFunnel(at('travel-details'), {
    booking: aFullDraft(),
    priceRefusal: AWAY,
    ...TELEPHONE,
  });
  const again = await screen.findByRole('button', { name: /again/i });
  expect(isReadBefore(again, panel())).toBe(true);
  const calls = answer('get', '/3/my-requests/7001/prices/', TAKEN.body, { status: 400 });
  await user.click(again);
  expect(await screen.findByText(/has just been taken/)).toBeVisible();
  expect(calls.urls).toHaveLength(1);
});
