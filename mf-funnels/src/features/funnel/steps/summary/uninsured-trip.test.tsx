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

/** Sends a trip that the page takes for insured, and finds what is said of it. */
async function sent(booking: GuestBooking, insurance_id: number) {
  const price = aBookingPrice({ insurance_id, is_frozen: false });
  const { user } = openFunnel(at('summary'), { booking, price });
  answer('patch', '/v4/bookings-guest/7001/validate/', REFUSED, { status: 405 });
  await user.click(await screen.findByRole('button', { name: /Send the request/ }));
  return screen.findByRole('alert');
}

test('where another insurance takes the driver, it leads back to that choice and to who drives', async () => {
  const failure = await sent(aFullDraft(ofTwentyTwo), 2);
  expect(failure).toHaveTextContent(/does not cover this driver with this camper/);
  const links = within(failure).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose another insurance', `/en-ie${at('insurance')}`],
    ['Change who drives', `/en-ie${at('user-details')}`],
  ]);
});

test('where it is the camper that is not insured, others are offered and no other insurance', async () => {
  const failure = await sent(aFullDraft(), 1);
  expect(failure).toHaveTextContent(/does not cover this camper/);
  expect(within(failure).getByRole('link', { name: /similar ones/ })).toBeVisible();
  expect(within(failure).queryByRole('link', { name: /insurance/ })).not.toBeInTheDocument();
});

test('a driver who was changed elsewhere to one whom none takes leads to the field that is the reason', async () => {
  const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
  const send = await screen.findByRole('button', { name: /Send the request/ });
  const refused = { driver_born_on: ['Too young for the insurances.'] };
  answer('patch', '/v4/bookings-guest/7001/validate/', refused, { status: 400 });
  answer('get', '/v4/bookings-guest/7001/', aFullDraft({ driver_born_on: '2008-05-01' }));
  await user.click(send);
  await waitFor(() => expect(window.location.pathname).toMatch(/\/user-details$/));
  expect(await screen.findByText(/start at 21 years/)).toBeVisible();
});

test('what the api says of a driver whom none takes stands with the way to who drives, and no other', async () => {
  const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
  const text = 'The insurances of this camper take drivers who are 25 or older.';
  answer('patch', '/v4/bookings-guest/7001/validate/', { driver_born_on: [text] }, { status: 400 });
  await user.click(await screen.findByRole('button', { name: /Send the request/ }));
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent(text);
  const links = within(failure).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Change who drives']);
});
