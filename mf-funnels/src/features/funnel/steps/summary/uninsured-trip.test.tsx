import { screen, waitFor, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import { aBookingPrice } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { aFullDraft, openFunnel } from '../../../../../test/open-funnel';

setUpWire();
beforeEach(() => window.sessionStorage.clear());

const at = (step: string) => `/campers/1201/request/7001/${step}`;
const REFUSED = { detail: 'Not insured', code: 'INSURANCE_CONDITIONS_NOT_MET' };
const ofTwentyTwo = { driver_born_on: '2005-11-01' };

/** Sends a trip that the page considers insured, and finds the message about the refusal. */
async function sent(booking: GuestBooking, insurance_id: number) {
  const price = aBookingPrice({ insurance_id, is_frozen: false });
  const { user } = openFunnel(at('summary'), { booking, price });
  answer('patch', '/v4/bookings-guest/7001/validate/', REFUSED, { status: 405 });
  await user.click(await screen.findByRole('button', { name: /Send the request/ }));
  return screen.findByRole('alert');
}

test('if another insurance accepts the driver, it links back to that choice and to the driver', async () => {
  const failure = await sent(aFullDraft(ofTwentyTwo), 2);
  expect(failure).toHaveTextContent(/does not cover this driver with this camper/);
  const links = within(failure).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose another insurance', `/en-ie${at('insurance')}`],
    ['Change who drives', `/en-ie${at('user-details')}`],
  ]);
});

test('if the camper is not insured, other campers are offered and no other insurance', async () => {
  const failure = await sent(aFullDraft(), 1);
  expect(failure).toHaveTextContent(/does not cover this camper/);
  expect(within(failure).getByRole('link', { name: /similar ones/ })).toBeVisible();
  expect(within(failure).queryByRole('link', { name: /insurance/ })).not.toBeInTheDocument();
});

test('a driver changed elsewhere to one whom none accepts leads to the field that is the reason', async () => {
  const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
  const send = await screen.findByRole('button', { name: /Send the request/ });
  const refused = { driver_born_on: ['Too young for the insurances.'] };
  answer('patch', '/v4/bookings-guest/7001/validate/', refused, { status: 400 });
  answer('get', '/v4/bookings-guest/7001/', aFullDraft({ driver_born_on: '2008-05-01' }));
  await user.click(send);
  await waitFor(() => expect(window.location.pathname).toMatch(/\/user-details$/));
  expect(await screen.findByText(/start at 21 years/)).toBeVisible();
});

test("the api's message about a driver whom none accepts has a link to the driver only", async () => {
  const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
  const text = 'The insurances of this camper take drivers who are 25 or older.';
  answer('patch', '/v4/bookings-guest/7001/validate/', { driver_born_on: [text] }, { status: 400 });
  await user.click(await screen.findByRole('button', { name: /Send the request/ }));
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent(text);
  const links = within(failure).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Change who drives']);
});
