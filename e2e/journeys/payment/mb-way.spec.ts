import { expect, test } from '../../fixtures';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const SITE = 'pt-pt';
const CONFIRMS = '912 345 601';
const REFUSES = '912 345 602';
const SUCCESS = /\/payment\/\d+\/success/;

test('MB WAY: a refusal on the phone charges nothing, and a confirmation at the second try pays', async ({
  page,
  scenes,
}) => {
  const trip = await PayableTrip.of(page, { site: SITE });
  const payment = await PaymentPage.open(page, trip.booking, SITE);
  const outcome = trip.outcomeIn(scenes.tables);
  await payment.askPhone(REFUSES);
  await expect(payment.errorSummary).toContainText('Nada foi cobrado', { timeout: 20_000 });
  await expect(page).toHaveURL(/error_code=MPG_UNKNOWN/);
  await outcome.expectUnpaid('ACCEPTED', ['mbway failed']);
  await payment.askPhone(CONFIRMS);
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  await outcome.expectBooked(['mbway failed', 'mbway done']);
});
