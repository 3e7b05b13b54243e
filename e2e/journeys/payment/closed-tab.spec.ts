import type { BrowserContext, Page } from '@playwright/test';

import { holdCall } from '../../faults/hold-call';
import { test } from '../../fixtures';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';
import { signInByApi } from '../../scenes/users';
import type { TripOutcome } from '../../scenes/trip-outcome';

const PAYS = '4242424242424242';
const PENDING_FIRST = '4000000000003238';
const SUCCESS = /\/payment\/\d+\/success/;
const START = /\/payment\/async\/$/;

async function aTrip(page: Page) {
  const trip = await PayableTrip.of(page);
  return { trip, payment: await trip.payFromHome(page) };
}

/** The tab is closed without notice, and the guest opens the payment page again. */
async function reopen(page: Page, { booking }: PayableTrip, context: BrowserContext): Promise<PaymentPage> {
  await page.close({ runBeforeUnload: false });
  return PaymentPage.open(await context.newPage(), booking);
}

/** The same guest in another browser. */
async function elsewhere(page: Page, { email }: PayableTrip): Promise<BrowserContext> {
  const context = await page.context().browser()!.newContext({ storageState: undefined });
  await signInByApi(context, email);
  return context;
}

async function payByCard(payment: PaymentPage, number = PAYS): Promise<void> {
  await payment.fillCard(number);
  await payment.payButton.click();
}

async function expectPaidOnce({ page }: PaymentPage, outcome: TripOutcome): Promise<void> {
  await page.waitForURL(SUCCESS, { timeout: 40_000 });
  await outcome.expectBooked(['card done']);
}

test('after a tab is closed before the payment starts, a second tab pays although the days are held for the first one', async ({
  page,
  context,
  scenes,
}) => {
  const { trip, payment } = await aTrip(page);
  const { reached } = await holdCall(page, { method: 'POST', path: /\/sandbox\/psp\/cards$/ });
  await payByCard(payment);
  await reached();
  const again = await reopen(page, trip, context);
  await payByCard(again);
  await expectPaidOnce(again, trip.outcomeIn(scenes.tables));
});

test('after a tab is closed before the payment is answered, another browser shows the state of the same payment', async ({
  page,
  scenes,
}) => {
  const { trip, payment } = await aTrip(page);
  const { reached } = await holdCall(page, { method: 'POST', path: START, outcome: 'arrives' });
  await payByCard(payment, PENDING_FIRST);
  await reached();
  await expectPaidOnce(await reopen(page, trip, await elsewhere(page, trip)), trip.outcomeIn(scenes.tables));
});
