import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const SAYS_YES = '912 345 601';
const SAYS_NO = '912 345 602';
const SAYS_NOTHING = '912 345 603';
const SUCCESS = /\/payment\/\d+\/success/;

async function aPortugueseTrip(page: Page) {
  const trip = await PayableTrip.of(page, { site: 'pt-pt' });
  return { trip, payment: await PaymentPage.open(page, trip.booking, 'pt-pt') };
}

test('a yes on the phone pays, and the page notices by itself', async ({ page }) => {
  const { trip, payment } = await aPortugueseTrip(page);
  await payment.askPhone(SAYS_YES);
  await expect(payment.countdown).toHaveText(/^(4:00|3:5\d)$/);
  await expect(payment.heading).toBeFocused();
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toEqual(['done']);
});

test('a no on the phone takes nothing, and the phone can be asked again', async ({ page }) => {
  const { trip, payment } = await aPortugueseTrip(page);
  await payment.askPhone(SAYS_NO);
  await expect(payment.trouble).toContainText('Nada foi cobrado', { timeout: 20_000 });
  await expect(page).toHaveURL(/error_code=MPG_UNKNOWN/);
  await payment.askPhone(SAYS_YES);
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  expect(await trip.payments()).toEqual(['done', 'failed']);
});

test('a phone that says nothing for four minutes counts as declined, and PayPal is there', async ({
  page,
}) => {
  await page.clock.install();
  const { trip, payment } = await aPortugueseTrip(page);
  await payment.askPhone(SAYS_NOTHING);
  await expect(payment.countdown).toBeVisible();
  await page.clock.fastForward('03:50');
  await expect(payment.countdown).toHaveText(/^0:\d\d$/);
  await page.clock.fastForward('00:20');
  await expect(payment.trouble).toContainText('Nada foi cobrado');
  await expect(payment.content.getByLabel('PayPal')).toBeVisible();
  expect(await trip.state()).toBe('ACCEPTED');
});

test('who does not want to wait for the phone pays another way, once', async ({ page }) => {
  const { trip, payment } = await aPortugueseTrip(page);
  await payment.askPhone(SAYS_NOTHING);
  await payment.content.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await payment.askPhone(SAYS_YES);
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  expect(await trip.state()).toBe('TO_COME');
  expect((await trip.payments()).filter((state) => state === 'done')).toHaveLength(1);
});
