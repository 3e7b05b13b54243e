import { holdCall } from '../faults/held-call';
import { expect, test } from '../fixtures';
import { expectNoBarriers } from '../pages/axe';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const PAYS = '4242424242424242';
const SUCCESS = /\/payment\/\d+\/success/;
const LONG = 'Your payment takes longer than usual';

test('a confirmation that takes longer than a minute says that the money is safe', async ({ page }) => {
  await page.clock.install();
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  const held = await holdCall(page, { method: 'GET', path: /\/v4\/bookings-guest\/\d+\/$/, fate: 'lost' });
  await payment.payButton.click();
  await held.reached;
  await expect(async () => {
    await page.clock.runFor(4_000);
    await expect(payment.heading).toHaveText(LONG, { timeout: 200 });
  }).toPass();
  await expect(payment.content).toContainText('Your money is safe');
  await expect(payment.content).toContainText('you do not have to pay again');
  await expect(payment.content.getByRole('link', { name: 'Go to your trip' })).toBeVisible();
  await expect(payment.payButton).toBeHidden();
  await expectNoBarriers(page);

  await held.letGo();
  await page.clock.resume();
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  expect(await trip.payments()).toEqual(['done']);
});
