import { expect, test } from '../../fixtures';
import { GuestTrip } from '../../scenes/guest-trip';

const CONFIRMS = '912 345 601';
const REFUSES = '912 345 602';

test('MB WAY: a refusal on the phone charges nothing, and a confirmation at the second try pays', async ({
  page,
  scenes,
}) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: true, site: 'pt-pt' });
  const payment = await trip.toPayment();
  await payment.askPhone(REFUSES);
  await expect(payment.errorSummary).toContainText('Nada foi cobrado', { timeout: 20_000 });
  await expect(page).toHaveURL(/error_code=MPG_UNKNOWN/);
  await trip.outcome.expectUnpaid('VALIDATED', ['mbway failed']);
  await payment.askPhone(CONFIRMS);
  await trip.expectSuccess();
  await trip.outcome.expectBooked(['mbway failed', 'mbway done']);
});
