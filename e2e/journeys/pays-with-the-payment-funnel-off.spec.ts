import type { Page } from '@playwright/test';

import { holdCall } from '../faults/held-call';
import { expect, test } from '../fixtures';
import { BankPage } from '../pages/bank-page';
import { minorIn } from '../pages/minor-in';
import { OlderFunnelPage } from '../pages/older-funnel-page';
import { PayableTrip } from '../scenes/payable-trips';
import { signedIn } from '../scenes/people';
import { TripFromHome } from '../scenes/trip-from-home';

const PAYS = '4242424242424242';
const LATER = '4000000000003238';
const SAYS_YES = '912 345 601';
const SAYS_NO = '912 345 602';

/** A trip with the owner's yes, chosen in the list of trips, at the older page of paying. */
async function aTrip(page: Page) {
  const trip = await PayableTrip.of(page);
  return { trip, payment: await trip.payFromHomeInOlder(page) };
}

async function payByCard(payment: OlderFunnelPage, number = PAYS): Promise<void> {
  await payment.fillCard(number);
  await payment.payButton.click();
}

test('a trip asked for from home is looked at step for step, gets a coupon, and is paid by card', async ({
  page,
  scenes,
  complaints,
}) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false, older: true });
  const funnel = await trip.toCheck();
  const older = new OlderFunnelPage(page, funnel.site);
  await older.content.getByRole('link', { name: 'Change: You' }).click();
  for (const step of ['user-details', 'insurance', 'cancel-insurance']) {
    await older.expectStep(step);
    await older.next.click();
  }
  await older.expectStep('overview');
  const plain = minorIn(trip.price);
  await funnel.pricePanel.getByText('Have a coupon code?').click();
  await funnel.pricePanel.getByLabel('Coupon code').fill('BONVOYAGE25');
  await funnel.pricePanel.getByLabel('Coupon code').press('Enter');
  await trip.repriced();
  expect(minorIn(trip.price)).toBe(plain - 2_500);
  await expect(page).toHaveURL(/\/overview\?.*coupon_code=BONVOYAGE25/);
  await older.toPayment.click();
  await older.expectStep('payment');
  await payByCard(older);
  await trip.expectSuccess();
  await older.expectStep('success');
  await trip.books.expectBooked(['card done']);
  const coupon = (await scenes.books.lines(trip.booking)).filter(({ code }) => code === 'price_coupon');
  expect(coupon).toEqual([{ code: 'price_coupon', amount: -2_500 }]);
  expect(complaints).toEqual([]);
});

test('half is paid now, and the success page says when the other half is taken', async ({ page, scenes }) => {
  const { trip, payment } = await aTrip(page);
  await payment.choose('Card, in two');
  const plan = payment.content.getByText(/^€[\d,.]+ today, €[\d,.]+ on \d+\s\w+\s20\d\d$/);
  const [, second = ''] = (await plan.innerText()).split(' on ');
  await payByCard(payment);
  await payment.expectStep('success');
  await expect(payment.content).toContainText(
    new RegExp(
      `The second payment, €[\\d,.]+, is charged automatically on .*${second.replace(/\s/g, '\\s')}`,
    ),
  );
  await trip.in(scenes.books).expectBooked(['card_2 done', 'card_2 to_come'], 'TO_COME_NOT_PAID');
});

test('a phone is waited for on the page of waiting: after its no nothing is taken, its yes pays', async ({
  page,
  scenes,
}) => {
  const { trip, payment: irish } = await aTrip(page);
  const payment = await irish.onSite('pt-pt');
  const books = trip.in(scenes.books);
  await payment.askPhone(SAYS_NO);
  await payment.expectStep('payment-waiting');
  await expect(payment.countdown).toBeVisible();
  await payment.expectStep('payment-error');
  await expect(page).toHaveURL(/error_code=MPG_UNKNOWN/);
  await expect(payment.content.getByText('Nada foi cobrado', { exact: true })).toBeVisible();
  await books.expectUnpaid('ACCEPTED', ['mbway failed']);
  await payment.again.click();
  await payment.expectStep('payment');
  await payment.askPhone(SAYS_YES);
  await payment.expectStep('payment-waiting');
  await payment.expectStep('success');
  await books.expectBooked(['mbway failed', 'mbway done']);
});

test('who cancels at PayPal has paid nothing, and can agree to it after all', async ({ page, scenes }) => {
  const { trip, payment } = await aTrip(page);
  const books = trip.in(scenes.books);
  const house = new BankPage(page);
  async function toPayPal() {
    await payment.choose('PayPal');
    await payment.agree();
    await payment.payButton.click();
    await house.arrive();
  }
  await toPayPal();
  await house.cancel();
  await payment.expectStep('payment-error');
  await expect(payment.heading).toHaveText('PayPal did not make the payment');
  await books.expectUnpaid('ACCEPTED', ['paypal failed']);
  await payment.again.click();
  await payment.expectStep('payment');
  await toPayPal();
  await house.approve();
  await payment.expectStep('success');
  await books.expectBooked(['paypal failed', 'paypal done']);
});

test('a tab killed on the page of waiting: another browser waits on there, and it is paid once', async ({
  page,
  scenes,
}) => {
  const { trip, payment } = await aTrip(page);
  const { reached } = await holdCall(page, { method: 'GET', path: /\/payment\/async\/[^/]+\/$/ });
  await payByCard(payment, LATER);
  await reached;
  await payment.expectStep('payment-waiting');
  await page.close({ runBeforeUnload: false });
  const context = await page.context().browser()!.newContext({ storageState: undefined });
  await OlderFunnelPage.switchedOff(context);
  await signedIn(context, trip.email);
  const again = await OlderFunnelPage.at(await context.newPage(), 'payment-waiting', `id=${trip.booking.id}`);
  await again.expectStep('success');
  await trip.in(scenes.books).expectBooked(['card done']);
  await context.close();
});
