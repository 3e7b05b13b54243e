import { expect, test } from '../../fixtures';
import { GuestTrip } from '../../scenes/guest-trip';

const SAYS_YES = '912 345 601';
const SAYS_NO = '912 345 602';

test('a no on the phone takes nothing, and the phone can be asked again', async ({ page, scenes }) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: true, site: 'pt-pt' });
  const payment = await trip.toPay();
  await payment.askPhone(SAYS_NO);
  await expect(payment.errorSummary).toContainText('Nada foi cobrado', { timeout: 20_000 });
  await expect(page).toHaveURL(/error_code=MPG_UNKNOWN/);
  await trip.outcome.expectUnpaid('VALIDATED', ['mbway failed']);
  await payment.askPhone(SAYS_YES);
  await trip.expectSuccess();
  await trip.outcome.expectBooked(['mbway failed', 'mbway done']);
});
