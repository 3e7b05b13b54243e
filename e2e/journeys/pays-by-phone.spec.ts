import { expect, test } from '../fixtures';
import { expectNoBarriers } from '../pages/axe';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';
import { TripFromHome } from '../scenes/trip-from-home';

const SAYS_YES = '912 345 601';
const SAYS_NO = '912 345 602';
const SAYS_NOTHING = '912 345 603';
const SUCCESS = /\/payment\/\d+\/success/;

test('a yes on the phone pays, and the page notices by itself', async ({ page, scenes }) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: true, site: 'pt-pt' });
  const payment = await trip.toPay();
  await payment.askPhone(SAYS_YES);
  await expect(payment.countdown).toHaveText(/^(4:00|3:5\d)$/);
  await expect(payment.heading).toBeFocused();
  await trip.expectSuccess();
  await trip.books.expectBooked(['mbway done']);
});

test('a no on the phone takes nothing, and the phone can be asked again', async ({ page, scenes }) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: true, site: 'pt-pt' });
  const payment = await trip.toPay();
  await payment.askPhone(SAYS_NO);
  await expect(payment.trouble).toContainText('Nada foi cobrado', { timeout: 20_000 });
  await expect(page).toHaveURL(/error_code=MPG_UNKNOWN/);
  await trip.books.expectUnpaid('VALIDATED', ['mbway failed']);
  await payment.askPhone(SAYS_YES);
  await trip.expectSuccess();
  await trip.books.expectBooked(['mbway failed', 'mbway done']);
});

test('a phone that says nothing for four minutes counts as declined, and PayPal is there', async ({
  page,
  scenes,
}) => {
  await page.clock.install();
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false, site: 'pt-pt' });
  const payment = await trip.toPay();
  await payment.askPhone(SAYS_NOTHING);
  await expect(payment.countdown).toBeVisible();
  await page.clock.fastForward('03:50');
  await expect(payment.countdown).toHaveText(/^0:\d\d$/);
  await page.clock.fastForward('00:20');
  await expect(payment.trouble).toContainText('Nada foi cobrado');
  await expect(payment.content.getByLabel('PayPal')).toBeVisible();
  await trip.books.expectUnpaid('ACCEPTED', ['mbway in_prog']);
});

test('who does not want to wait for the phone pays another way, once', async ({ page }) => {
  const trip = await PayableTrip.of(page, { site: 'pt-pt' });
  const payment = await PaymentPage.open(page, trip.booking, 'pt-pt');
  await payment.askPhone(SAYS_NOTHING);
  await expect(payment.countdown).toBeVisible();
  await expectNoBarriers(page);
  await payment.content.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await payment.askPhone(SAYS_YES);
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  expect(await trip.state()).toBe('TO_COME');
  expect((await trip.payments()).filter((state) => state === 'done')).toHaveLength(1);
});
