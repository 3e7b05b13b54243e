import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import { minorIn } from '../../pages/payment/minor-units';
import { OlderFunnelPage } from '../../pages/funnel/older-funnel-page';
import { PayableTrip } from '../../scenes/payable-trip';
import { GuestTrip } from '../../scenes/guest-trip';

const PAYS = '4242424242424242';
const CONFIRMS = '912 345 601';
const REFUSES = '912 345 602';

/** A trip accepted by its owner, chosen in the list of trips, on the older payment page. */
async function aTrip(page: Page) {
  const trip = await PayableTrip.of(page);
  return { trip, payment: await trip.payFromHomeInOlder(page) };
}

async function payByCard(payment: OlderFunnelPage): Promise<void> {
  await payment.fillCard(PAYS);
  await payment.payButton.click();
}

test('a trip from the home page: every older step, a coupon, and a payment by card', async ({
  page,
  scenes,
  consoleErrors,
}) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: false, older: true });
  const funnel = await trip.toSummary();
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
  await trip.waitForNewPrice();
  expect(minorIn(trip.price)).toBe(plain - 2_500);
  await expect(page).toHaveURL(/\/overview\?.*coupon_code=BONVOYAGE25/);
  await older.toPayment.click();
  await older.expectStep('payment');
  await payByCard(older);
  await trip.expectSuccess();
  await older.expectStep('success');
  await trip.outcome.expectBooked(['card done']);
  const coupon = (await scenes.tables.lines(trip.booking)).filter(({ code }) => code === 'price_coupon');
  expect(coupon).toEqual([{ code: 'price_coupon', amount: -2_500 }]);
  expect(consoleErrors).toEqual([]);
});

test('MB WAY waits on a page of its own: a refusal charges nothing, a confirmation pays', async ({
  page,
  scenes,
}) => {
  const { trip, payment: onIrishSite } = await aTrip(page);
  const payment = await onIrishSite.onSite('pt-pt');
  const outcome = trip.outcomeIn(scenes.tables);
  await payment.askPhone(REFUSES);
  await payment.expectStep('payment-waiting');
  await expect(payment.countdown).toBeVisible();
  await payment.expectStep('payment-error');
  await expect(page).toHaveURL(/error_code=MPG_UNKNOWN/);
  await expect(payment.content.getByText('Nada foi cobrado', { exact: true })).toBeVisible();
  await outcome.expectUnpaid('ACCEPTED', ['mbway failed']);
  await payment.again.click();
  await payment.expectStep('payment');
  await payment.askPhone(CONFIRMS);
  await payment.expectStep('payment-waiting');
  await payment.expectStep('success');
  await outcome.expectBooked(['mbway failed', 'mbway done']);
});
