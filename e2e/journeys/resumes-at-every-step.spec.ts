import type { Browser, Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { OwnerDesk } from '../scenes/owner-desk';
import { reachablePerson, signedIn } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';
import { TripFromHome } from '../scenes/trip-from-home';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 90);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const WORDS = 'We are two and would love to see the lake in spring.';

/** Somebody the funnels need not ask for a phone, and a camper that nobody else wants. */
async function aGuest(page: Page, scenes: Scenes, lent: { instant: boolean }) {
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any(lent);
  return { email, camper, maker: await TripMaker.of(page.request, email) };
}

/** A browser of the same person that was never here before: what it shows comes from the server alone. */
async function anotherBrowser(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  await signedIn(context, email);
  return context.newPage();
}

interface Way {
  funnel: Parameters<typeof FunnelPage.pathOf>[0];
  booking: Parameters<typeof FunnelPage.pathOf>[1];
  total: string;
}

/** Goes on elsewhere by the address of a step, and by that of the way in. */
async function expectResumed(elsewhere: Page, way: Way, step: string, entered = step): Promise<FunnelPage> {
  const entry = await FunnelPage.open(elsewhere, FunnelPage.pathOf(way.funnel, way.booking));
  await entry.expectStep(entered);
  expect(await entry.total(), `on the way into ${entered}`).toBe(way.total);
  const funnel = await FunnelPage.open(elsewhere, FunnelPage.pathOf(way.funnel, way.booking, step));
  await funnel.expectStep(step);
  expect(await funnel.total(), step).toBe(way.total);
  return funnel;
}

test('a request goes on in another browser from each of its steps', async ({ page, browser, scenes }) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  const { camper, email } = trip.found;
  const booking = { id: trip.booking, camper: { id: camper } };
  const other = await anotherBrowser(browser, email);
  const way = { funnel: 'request' as const, booking, total: trip.price };
  await expectResumed(other, way, 'user-details');
  await trip.walkTo('travel-details');
  await expectResumed(other, way, 'travel-details');
  await trip.walkTo('insurance');
  await expectResumed(other, way, 'insurance');
  const funnel = await trip.walkTo('message-owner');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await funnel.message.fill(WORDS);
  await kept;
  await page.close();
  const resumed = await FunnelPage.open(other, FunnelPage.pathOf('request', booking, 'message-owner'));
  await expect(resumed.message).toHaveValue(WORDS);
  await resumed.next.click();
  await resumed.expectStep('summary');
  const summary = await expectResumed(other, way, 'summary');
  await expect(summary.content).toContainText(WORDS);
  await expect(summary.content).toContainText('Holidays for two');
  await other.goto(`/en-ie${FunnelPage.pathOf('request', booking, 'user-details')}`);
  await expect(summary.licenceSince).toHaveValue('2008-06-01');
  await expect(summary.content.getByLabel('Year')).toHaveValue('1988');
  const sending = await FunnelPage.open(other, FunnelPage.pathOf('request', booking, 'summary'));
  await sending.total();
  await sending.sendButton.click();
  await sending.expectStep('success');
  await trip.books.expectUnpaid('VALIDATED');
  expect((await scenes.books.trip(trip.booking)).message).toBe(WORDS);
});

test('a booking at once goes on in another browser, covers and all', async ({ page, browser, scenes }) => {
  test.slow();
  const { email, camper, maker } = await aGuest(page, scenes, { instant: true });
  const booking = await maker.told(camper, STAY);
  const other = await anotherBrowser(browser, email);
  const path = FunnelPage.pathOf('instant-request', booking, 'cancel-insurance');
  const funnel = await FunnelPage.open(page, path);
  const plain = await funnel.total();
  await funnel.cover('Cancellation insurance').click();
  await expect.poll(() => funnel.total()).not.toBe(plain);
  const way = { funnel: 'instant-request' as const, booking, total: await funnel.total() };
  for (const step of ['user-details', 'travel-details', 'insurance', 'cancel-insurance', 'summary']) {
    await expectResumed(other, way, step, 'summary');
  }
  await page.goto(`/en-ie${FunnelPage.pathOf('instant-request', booking, 'summary')}`);
  await funnel.toPaymentButton.click();
  await funnel.expectStep('payment');
  await page.close();
  const resumed = await expectResumed(other, way, 'payment', 'summary');
  await expect(resumed.payButton).toContainText(way.total);
  await expect(other).toHaveURL(/[?&]cancel_insurance=true/);
});

test('what was accepted goes on in another browser up to the payment', async ({ page, browser, scenes }) => {
  test.slow();
  const { email, camper, maker } = await aGuest(page, scenes, { instant: false });
  const booking = await maker.sent(camper, STAY);
  await (await OwnerDesk.of(page.request, await scenes.ownerOf(camper))).accept(booking.id);
  const other = await anotherBrowser(browser, email);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('payment', booking));
  await funnel.expectStep('summary');
  const way = { funnel: 'payment' as const, booking, total: await funnel.total() };
  await page.close();
  for (const step of ['user-details', 'insurance', 'cancel-insurance', 'summary', 'payment']) {
    await expectResumed(other, way, step, 'summary');
  }
});
