import type { Locator, Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { barriersOn } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { isFocusInSight, tabTo } from '../pages/keyboard';
import { ListingPage } from '../pages/listing-page';
import { PaymentPage } from '../pages/payment-page';
import { reachablePerson, signedIn } from '../scenes/people';
import { PayableTrip } from '../scenes/payable-trips';

const FIRST = addDays(TODAY, 120);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const QUERY = `date_from=${STAY.from}&date_to=${STAY.to}`;
const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 } });

/** Goes to it by the Tab key; it is then in sight, under no bar. */
async function reach(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  expect(await isFocusInSight(page), `${await target.evaluate((it) => it.outerHTML)} is in sight`).toBe(true);
}

/** The same, back over what was passed. */
async function reachBack(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass();
  expect(await isFocusInSight(page)).toBe(true);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** The step is there, and who does not see it hears of it: by its title, and by its heading in focus. */
async function expectArrived(funnel: FunnelPage, step: string): Promise<void> {
  await funnel.expectStep(step);
  await expect(funnel.heading).toBeFocused();
  const heading = await funnel.heading.innerText();
  await expect(funnel.page).toHaveTitle(new RegExp(heading.slice(0, 12).replace(/[?.]/g, '.')));
  await expectWalkable(funnel);
}

/** Nothing is in the way, and nothing is wider than the screen. */
async function expectWalkable({ page }: FunnelPage): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
}

/** What is missing is said first, in focus, and leads to its field; the title says so too. */
async function expectProblem(funnel: FunnelPage, field: Locator): Promise<void> {
  await expect(funnel.content.getByRole('alert')).toBeFocused();
  await expect(funnel.page).toHaveTitle(/^Error: /);
  await expectWalkable(funnel);
  await press(funnel.page, funnel.problems.last());
  await expect(field).toBeFocused();
  expect(await isFocusInSight(funnel.page)).toBe(true);
}

test('a request is put together and sent on a telephone by keyboard alone', async ({ page, scenes }) => {
  test.slow();
  const { keyboard } = page;
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const listing = await ListingPage.open(page, 'en-ie', camper, QUERY);
  await listing.quote.total();
  await press(page, listing.pricePanel.getByRole('link', { name: 'Request to book' }));

  const funnel = new FunnelPage(page);
  await expectArrived(funnel, 'user-details');
  await press(page, funnel.next);
  await expectProblem(funnel, funnel.licenceSince);
  await keyboard.type('06012008');
  await expect(funnel.licenceSince).toHaveValue('2008-06-01');
  await reachBack(page, funnel.content.getByLabel('Day'));
  await keyboard.type('12');
  await keyboard.press('Tab');
  await keyboard.type('4');
  await keyboard.press('Tab');
  await keyboard.type('1988');
  await press(page, funnel.next);

  await expectArrived(funnel, 'travel-details');
  await press(page, funnel.next);
  await expectProblem(funnel, funnel.purpose);
  await keyboard.type('Holidays for');
  await press(page, funnel.next);

  await expectArrived(funnel, 'insurance');
  const before = await funnel.total();
  await reach(page, funnel.insurance('Standard insurance'));
  await keyboard.press('ArrowDown');
  await expect(funnel.insurance('Reinforced insurance')).toBeChecked();
  await expect.poll(() => funnel.total()).not.toBe(before);
  await expectWalkable(funnel);
  await press(page, funnel.next);

  await expectArrived(funnel, 'message-owner');
  await press(page, funnel.next);
  await expectProblem(funnel, funnel.message);
  await keyboard.type('Two of us, and a tent.');
  await press(page, funnel.next);
  await expectArrived(funnel, 'summary');
  await press(page, funnel.sendButton);
  await expectArrived(funnel, 'success');
  expect((await scenes.books.trip(funnel.bookingId)).state).toBe('VALIDATED');
});

test('an accepted trip is paid on a telephone by keyboard alone', async ({ page }) => {
  test.slow();
  const trip = await PayableTrip.of(page);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('payment', trip.booking, 'insurance'));
  await expectWalkable(funnel);
  await press(page, funnel.next);
  await expectArrived(funnel, 'cancel-insurance');
  await reach(page, funnel.cover('Cancellation insurance'));
  await page.keyboard.press('Space');
  await expect(funnel.cover('Cancellation insurance')).toBeChecked();
  await press(page, funnel.next);
  await expectArrived(funnel, 'summary');
  await press(page, funnel.toPaymentButton);
  await funnel.expectStep('payment');
  const payment = new PaymentPage(page, 'en-ie');
  await expect(payment.payButton).toContainText(await funnel.total());
  await expectWalkable(funnel);
  await press(page, payment.payButton);
  await expect(funnel.content.getByRole('alert')).toBeFocused();
  await press(page, funnel.problems.first());
  await expect(payment.content.getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1229');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nora Byrne');
  await reach(page, payment.content.getByRole('checkbox', { name: /I have read the/ }));
  await page.keyboard.press('Space');
  await press(page, payment.payButton);
  await expectArrived(funnel, 'success');
  expect(await trip.state()).toBe('TO_COME');
});
