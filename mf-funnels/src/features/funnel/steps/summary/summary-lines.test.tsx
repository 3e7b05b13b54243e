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

/** The text of a summary line by its name. */
async function lineOf(name: string): Promise<HTMLElement> {
  const line = (await screen.findByText(name, { selector: 'dt' })).parentElement;
  if (!line) throw new Error(`There is no line ${name}`);
  return line;
}

test('a cancellation insurance in a step of its own is changed there', async () => {
  openFunnel(`${PAYMENT}/summary`, { booking: accepted, price: insured });
  const line = await lineOf('Cancellation');
  expect(await within(line).findByText('Cancellation insurance')).toBeVisible();
  const change = within(line).getByRole('link', { name: 'Change: Cancellation' });
  expect(change).toHaveAttribute('href', `/en-ie${PAYMENT}/cancel-insurance`);
  expect(await lineOf('Insurance')).not.toHaveTextContent('Cancellation insurance');
});

test('a trip without it says so, with a link to it', async () => {
  openFunnel(`${PAYMENT}/summary`, { booking: accepted, price: plain });
  const line = await lineOf('Cancellation');
  expect(line).toHaveTextContent('Without cancellation insurance');
  expect(within(line).getByRole('link')).toHaveAttribute('href', `/en-ie${PAYMENT}/cancel-insurance`);
});

test('chosen with the insurance, it is shown there', async () => {
  openFunnel('/campers/1201/request/7001/summary', { booking: aFullDraft(), price: insured });
  const line = await lineOf('Insurance');
  expect(await within(line).findByText(/Cancellation insurance/)).toBeVisible();
  expect(screen.queryByText('Cancellation', { selector: 'dt' })).not.toBeInTheDocument();
});

test('the driver is shown with the day of the licence', async () => {
  openFunnel('/campers/1201/request/7001/summary', { booking: aFullDraft() });
  expect(await lineOf('You')).toHaveTextContent('Licence B, held since 1 Jun 2008');
});
