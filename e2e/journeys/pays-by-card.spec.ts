import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures';
import { BankPage } from '../pages/bank-page';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const PAYS = '4242424242424242';
const ASKS_THE_BANK = '4000000000003220';
const LATER = '4000000000003238';
const LOST = '4000000000020307';
const SUCCESS = /\/payment\/\d+\/success/;

async function aTripToPay(page: Page) {
  const trip = await PayableTrip.of(page);
  return { trip, payment: await PaymentPage.open(page, trip.booking) };
}

test('a card pays once, however often the button is pressed', async ({ page, complaints }) => {
  const { payment, trip } = await aTripToPay(page);
  await payment.fillCard(PAYS);
  await payment.payButton.click({ clickCount: 3 });
  await page.waitForURL(SUCCESS);
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toEqual(['done']);
  expect(complaints).toEqual([]);
});

test.describe('on a telephone, where the bank asks on a page of its own', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bank that asks is answered on its page, and the trip is booked', async ({ page }) => {
    const { payment, trip } = await aTripToPay(page);
    await payment.fillCard(ASKS_THE_BANK);
    await payment.payButton.click();
    const bank = new BankPage(page);
    await bank.arrive();
    await expect(bank.amount).toBeVisible();
    await bank.approve();
    await page.waitForURL(SUCCESS);
    expect(await trip.state()).toBe('TO_COME');
  });

  test('a no at the bank takes nothing, and another card pays', async ({ page }) => {
    const { payment, trip } = await aTripToPay(page);
    await payment.fillCard(ASKS_THE_BANK);
    await payment.payButton.click();
    const bank = new BankPage(page);
    await bank.arrive();
    await bank.refuse();
    await expect(payment.trouble).toContainText('Nothing was charged');
    await expect(payment.trouble).toContainText('Your bank could not confirm that it is you');
    await expect(page).toHaveURL(/\/payment\?.*error_code=MGP_3DS_AUTH_FAILED/);
    await payment.fillCard(PAYS);
    await payment.payButton.click();
    await page.waitForURL(SUCCESS);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toEqual(['done', 'failed']);
  });

  test('Back from the bank’s page and a reload start nothing: the bank is still waiting', async ({
    page,
  }) => {
    const { payment, trip } = await aTripToPay(page);
    await payment.fillCard(ASKS_THE_BANK);
    await payment.payButton.click();
    const bank = new BankPage(page);
    await bank.arrive();
    await page.goBack();
    await expect(payment.wayToBank).toBeVisible();
    await page.reload();
    await payment.wayToBank.click();
    await bank.arrive();
    await bank.approve();
    await page.waitForURL(SUCCESS);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toHaveLength(1);
  });
});

test('a tab that is loaded again while the bank takes its time goes on waiting', async ({ page }) => {
  const { payment, trip } = await aTripToPay(page);
  await payment.fillCard(LATER);
  await payment.payButton.click();
  await expect(page).toHaveURL(/asyncId=/);
  await page.reload();
  await page.waitForURL(SUCCESS, { timeout: 30_000 });
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toHaveLength(1);
});

test('a card that was reported lost says so at its field', async ({ page }) => {
  const { payment, trip } = await aTripToPay(page);
  await payment.fillCard(LOST);
  await payment.payButton.click();
  await expect(payment.trouble).toContainText('This card cannot be used any more');
  await expect(payment.content.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
  expect(await trip.state()).toBe('ACCEPTED');
});

test('a card that ends before the return is refused before it leaves the page', async ({ page }) => {
  const { payment } = await aTripToPay(page);
  await payment.fillCard(PAYS, '0427');
  await payment.payButton.click();
  await expect(payment.trouble.getByRole('link', { name: /^Expires before your return on/ })).toBeVisible();
  await payment.trouble.getByRole('link', { name: /^Expires before your return on/ }).click();
  await expect(payment.content.getByLabel('Expires')).toBeFocused();
});
