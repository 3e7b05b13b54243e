import { holdCall } from '../../faults/hold-call';
import { expect, test } from '../../fixtures';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const PAYS = '4242424242424242';
const SUCCESS = /\/payment\/\d+\/success/;
const TOO_LONG = 'Your payment is taking longer than usual';

test('a confirmation that takes longer than a minute says that the money is safe, and leads on once it is there', async ({
  page,
}) => {
  await page.clock.install();
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  const held = await holdCall(page, { method: 'GET', path: /\/v4\/bookings-guest\/\d+\/$/, fate: 'lost' });
  await payment.payButton.click();
  await held.reached();
  await expect(async () => {
    await page.clock.runFor(4_000);
    await expect(payment.heading).toHaveText(TOO_LONG, { timeout: 200 });
  }).toPass();
  await expect(payment.content).toContainText('Your money is safe');
  await expect(payment.content).toContainText('you do not have to pay again');
  await expect(payment.content.getByRole('link', { name: 'Go to your trip' })).toBeVisible();
  await expect(payment.payButton).toBeHidden();

  await held.release();
  await page.clock.resume();
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  expect(await trip.payments()).toEqual(['done']);
});
