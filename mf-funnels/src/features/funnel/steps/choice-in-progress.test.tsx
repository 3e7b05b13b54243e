import { screen, waitFor, within } from '@testing-library/react';

import { aBooking, aBookingPrice, someInsuranceChoices } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { holdChoice } from '../../../../test/pending-choice';
import { aFullDraft, answerAfterBooking, openFunnel, type OpenFunnel } from '../../../../test/open-funnel';

setUpWire();
beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', '/3/insurance/', someInsuranceChoices());
});
afterEach(() => jest.restoreAllMocks());

const at = (step: string) => `/campers/1201/request/7001/${step}`;
const place = () => window.location.pathname;
const isAt = (step: string) => waitFor(() => expect(place()).toBe(`/en-ie${at(step)}`));
const PRICES = '/3/my-requests/7001/prices/';
const REINFORCED = aBookingPrice({ insurance_id: 2, price: '595.70' });
const LATER = { detail: 'Later' };
const NOT_SAVED = /Your choice was not saved/;

/** The toasts of the page. */
function collectFailures({ platform }: OpenFunnel): unknown[] {
  const failures: unknown[] = [];
  platform.events.subscribe('failure.shown', ({ entries }) =>
    failures.push(...entries.map(({ text }) => text)),
  );
  return failures;
}

/** A guest who has chosen the reinforced insurance, which is not answered yet. */
async function withReinforcedUnderWay() {
  const page = openFunnel(at('insurance'), { booking: aFullDraft() });
  const { discard } = holdChoice();
  await page.user.click(await screen.findByRole('radio', { name: 'Reinforced insurance' }));
  return { ...page, discard, failures: collectFailures(page) };
}

test('continuing waits for the insurance being saved, and then happens by itself', async () => {
  answer('patch', PRICES, REINFORCED);
  const { user, discard } = await withReinforcedUnderWay();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const button = screen.getByRole('button', { name: 'Saving' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(place()).toContain('/insurance');
  answer('get', PRICES, REINFORCED);
  discard();
  await isAt('message-owner');
});

test('an insurance that failed to save keeps the guest on its step, with the focus on the reason', async () => {
  answer('patch', PRICES, LATER, { status: 503 });
  const { user, discard } = await withReinforcedUnderWay();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  discard();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(NOT_SAVED);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(screen.getByRole('radio', { name: 'Standard insurance' })).toBeChecked();
  expect(place()).toContain('/insurance');
  expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy');
});

test('a guest informed that a choice was not saved may continue without it', async () => {
  answer('patch', PRICES, LATER, { status: 503 });
  const { user, discard } = await withReinforcedUnderWay();
  discard();
  const alert = await screen.findByRole('alert');
  expect(alert).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await isAt('message-owner');
});

test('a guest who has left the step is notified that the choice was not saved', async () => {
  answer('patch', PRICES, LATER, { status: 503 });
  const { user, discard, failures } = await withReinforcedUnderWay();
  await user.click(screen.getByRole('link', { name: 'Back: Trip' }));
  await isAt('travel-details');
  discard();
  await waitFor(() => expect(failures).toEqual([expect.stringMatching(NOT_SAVED)]));
});

test('the request is sent by itself, once the pending coupon is saved', async () => {
  answerAfterBooking();
  const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
  const { discard } = holdChoice();
  answer('patch', PRICES, aBookingPrice({ price: '489.70', coupon_code: 'SPRING50' }));
  const sent = answer('patch', '/v4/bookings-guest/7001/validate/', aBooking());
  await user.click(await screen.findByText('Have a coupon code?'));
  await user.type(screen.getByLabelText('Coupon code'), 'spring50{Enter}');
  await user.click(screen.getByRole('button', { name: /Send the request/ }));
  expect(screen.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
  expect(sent.bodies).toEqual([]);
  answer('get', '/v4/bookings-guest/7001/', aBooking());
  discard();
  await isAt('success');
  expect(sent.bodies).toHaveLength(1);
});

test('a refused coupon prevents sending the request', async () => {
  const { user } = openFunnel(at('summary'), { booking: aFullDraft() });
  const { discard } = holdChoice();
  answer('patch', PRICES, LATER, { status: 503 });
  const sent = answer('patch', '/v4/bookings-guest/7001/validate/', aBooking());
  await user.click(await screen.findByText('Have a coupon code?'));
  await user.type(screen.getByLabelText('Coupon code'), 'spring50{Enter}');
  await user.click(screen.getByRole('button', { name: /Send the request/ }));
  discard();
  expect(await screen.findByText(/This code could not be checked just now/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /Send the request/ })).not.toHaveAttribute('aria-busy');
  expect(sent.bodies).toEqual([]);
});

describe('the cancellation insurance', () => {
  const STEP = '/campers/1201/payment/7001/cancel-insurance';
  const accepted = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });

  test('that failed to save is reported at its step', async () => {
    const { user } = openFunnel(STEP, { booking: accepted });
    const { discard } = holdChoice();
    answer('patch', PRICES, LATER, { status: 503 });
    const tick = await screen.findByRole('checkbox', { name: /Cancellation insurance/ });
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('button', { name: 'Saving' })).toBeVisible();
    discard();
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SAVED);
    expect(tick).not.toBeChecked();
    expect(place()).toBe(`/en-ie${STEP}`);
  });

  test.each([390, 1440])('without a price is explained once, with an action (%s px)', async (width) => {
    openFunnel(STEP, { booking: accepted, width, priceRefusal: { body: LATER, status: 503 } });
    const reason = await screen.findByText(/The price could not be loaded/);
    const panel = screen.getByRole('region', { name: 'Your trip and its price' });
    expect(panel).not.toContainElement(reason);
    expect(within(panel).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
