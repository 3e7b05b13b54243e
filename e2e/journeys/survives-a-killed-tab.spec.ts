import type { BrowserContext, Page } from '@playwright/test';

import { holdCall } from '../faults/held-call';
import { test } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';
import { signedIn } from '../scenes/people';
import { TripFromHome } from '../scenes/trip-from-home';
import type { TripInBooks } from '../scenes/trip-in-books';

const PAYS = '4242424242424242';
const LATER = '4000000000003238';
const SAYS_YES = '912 345 601';
const SUCCESS = /\/payment\/\d+\/success/;

const START = /\/payment\/async\/$/;
const LOOK = /\/payment\/async\/[^/]+\/$/;
const TRIP = /\/v4\/bookings-guest\/\d+\/$/;

async function aTrip(page: Page) {
  const trip = await PayableTrip.of(page);
  return { trip, payment: await trip.payFromHome(page) };
}

/** Phones pay on the Portuguese site: the same page there. */
async function aTripByPhone(page: Page) {
  const { trip, payment } = await aTrip(page);
  return { trip, payment: await payment.onSite('pt-pt') };
}

/** The tab is gone from one moment to the next, and somebody opens the page of paying anew. */
async function reopen(page: Page, { booking }: PayableTrip, context: BrowserContext): Promise<PaymentPage> {
  await page.close({ runBeforeUnload: false });
  return PaymentPage.open(await context.newPage(), booking);
}

/** The same person in a browser that remembers nothing. */
async function elsewhere(page: Page, { email }: PayableTrip): Promise<BrowserContext> {
  const context = await page.context().browser()!.newContext({ storageState: undefined });
  await signedIn(context, email);
  return context;
}

async function payByCard(payment: PaymentPage, number = PAYS): Promise<void> {
  await payment.fillCard(number);
  await payment.payButton.click();
}

async function expectPaidOnce({ page }: PaymentPage, books: TripInBooks, means = 'card'): Promise<void> {
  await page.waitForURL(SUCCESS, { timeout: 40_000 });
  await books.expectBooked([`${means} done`]);
}

test('idle: a card that was typed and not sent can be typed again', async ({ page, context, scenes }) => {
  const { trip, payment } = await aTrip(page);
  await payment.fillCard(PAYS);
  const again = await reopen(page, trip, context);
  await payByCard(again);
  await expectPaidOnce(again, trip.in(scenes.books));
});

test('preparation: with the days held for the first tab, the second one pays', async ({
  page,
  context,
  scenes,
}) => {
  const { trip, payment } = await aTrip(page);
  const { reached } = await holdCall(page, { method: 'POST', path: /\/sandbox\/psp\/cards$/ });
  await payByCard(payment);
  await reached;
  const again = await reopen(page, trip, context);
  await payByCard(again);
  await expectPaidOnce(again, trip.in(scenes.books));
});

test('execution: an order that never arrived can be given again', async ({ page, scenes }) => {
  const { trip, payment } = await aTrip(page);
  const { reached } = await holdCall(page, { method: 'POST', path: START, fate: 'lost' });
  await payByCard(payment);
  await reached;
  const again = await reopen(page, trip, await elsewhere(page, trip));
  await payByCard(again);
  await expectPaidOnce(again, trip.in(scenes.books));
});

test('execution: an order whose answer was lost is followed in another browser', async ({ page, scenes }) => {
  const { trip, payment } = await aTrip(page);
  const { reached } = await holdCall(page, { method: 'POST', path: START, fate: 'arrives' });
  await payByCard(payment, LATER);
  await reached;
  await expectPaidOnce(await reopen(page, trip, await elsewhere(page, trip)), trip.in(scenes.books));
});

test('finalization: while the bank takes its time, another tab waits on', async ({
  page,
  context,
  scenes,
}) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: true });
  const payment = await trip.toPay();
  const { reached } = await holdCall(page, { method: 'GET', path: LOOK });
  await payByCard(payment, LATER);
  await reached;
  await page.close({ runBeforeUnload: false });
  const booking = { id: trip.booking, camper: { id: trip.found.camper } };
  const again = await context.newPage();
  await again.goto(`/en-ie${FunnelPage.pathOf('instant-request', booking, 'payment')}`);
  await again.waitForURL(/\/success/, { timeout: 40_000 });
  await trip.books.expectBooked(['card done']);
});

test('MB WAY execution: the phone is waited for in another browser', async ({ page, scenes }) => {
  const { trip, payment } = await aTripByPhone(page);
  const { reached } = await holdCall(page, { method: 'GET', path: LOOK });
  await payment.askPhone(SAYS_YES);
  await reached;
  const again = await reopen(page, trip, await elsewhere(page, trip));
  await expectPaidOnce(again, trip.in(scenes.books), 'mbway');
});

test('MB WAY finalization: a yes that was heard is not asked for again', async ({
  page,
  context,
  scenes,
}) => {
  const { trip, payment } = await aTripByPhone(page);
  const until = ({ status }: Record<string, unknown>) => status !== 'CREATED';
  const { reached } = await holdCall(page, { method: 'GET', path: LOOK, until });
  await payment.askPhone(SAYS_YES);
  await reached;
  await expectPaidOnce(await reopen(page, trip, context), trip.in(scenes.books), 'mbway');
});

test('synchronisation: money that is there is not asked for again', async ({ page, scenes }) => {
  const { trip, payment } = await aTrip(page);
  const { reached } = await holdCall(page, { method: 'GET', path: TRIP });
  await payByCard(payment);
  await reached;
  await expectPaidOnce(await reopen(page, trip, await elsewhere(page, trip)), trip.in(scenes.books));
});

test('completed: a trip that is booked shows so', async ({ page, context, scenes }) => {
  const { trip, payment } = await aTrip(page);
  const until = ({ state }: Record<string, unknown>) => state === 'TO_COME';
  const { reached } = await holdCall(page, { method: 'GET', path: TRIP, until });
  await payByCard(payment);
  await reached;
  await expectPaidOnce(await reopen(page, trip, context), trip.in(scenes.books));
});
