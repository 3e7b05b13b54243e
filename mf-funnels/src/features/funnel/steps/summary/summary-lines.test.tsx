import { screen, within } from '@testing-library/react';

import { aBooking, aBookingPrice } from '@campavia/contracts/testing';
import { setUpWire } from '@campavia/testing';

import { aFullDraft, openFunnel } from '../../../../../test/open-funnel';

setUpWire();

const PAYMENT = '/campers/1201/payment/7001';
const accepted = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });
const plain = aBookingPrice({ is_frozen: false });
const [first] = plain.lines;
const insured = {
  ...plain,
  lines: [...plain.lines, ...(first ? [{ ...first, code: 'price_cancellation_insurance' as const }] : [])],
};

/** What is told again under a name. */
async function lineOf(name: string): Promise<HTMLElement> {
  const line = (await screen.findByText(name, { selector: 'dt' })).parentElement;
  if (!line) throw new Error(`${name} stands nowhere`);
  return line;
}

test('where the cancellation insurance is a step of its own it is changed there', async () => {
  openFunnel(`${PAYMENT}/summary`, { booking: accepted, price: insured });
  const line = await lineOf('Cancellation');
  expect(await within(line).findByText('Cancellation insurance')).toBeVisible();
  const change = within(line).getByRole('link', { name: 'Change: Cancellation' });
  expect(change).toHaveAttribute('href', `/en-ie${PAYMENT}/cancel-insurance`);
  expect(await lineOf('Insurance')).not.toHaveTextContent('Cancellation insurance');
});

test('a trip without it says so, with the way to it', async () => {
  openFunnel(`${PAYMENT}/summary`, { booking: accepted, price: plain });
  const line = await lineOf('Cancellation');
  expect(line).toHaveTextContent('Without cancellation insurance');
  expect(within(line).getByRole('link')).toHaveAttribute('href', `/en-ie${PAYMENT}/cancel-insurance`);
});

test('where it is chosen with the insurance it stands there', async () => {
  openFunnel('/campers/1201/request/7001/summary', { booking: aFullDraft(), price: insured });
  const line = await lineOf('Insurance');
  expect(await within(line).findByText(/Cancellation insurance/)).toBeVisible();
  expect(screen.queryByText('Cancellation', { selector: 'dt' })).not.toBeInTheDocument();
});

test('who drives is told with the day of the licence', async () => {
  openFunnel('/campers/1201/request/7001/summary', { booking: aFullDraft() });
  expect(await lineOf('You')).toHaveTextContent('Licence B, held since 1 Jun 2008');
});
