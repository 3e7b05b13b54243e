import type { Page } from '@playwright/test';

import { scriptFault } from '../faults/script-faults';
import { expect, test } from '../fixtures';
import { barriersOn, expectNoBarriers } from '../pages/axe';
import { BankPage } from '../pages/bank-page';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const PAYS = '4242424242424242';
const ASKS_THE_BANK = '4000000000003220';
const SUCCESS = /\/payment\/\d+\/success/;

async function anAskingBank(page: Page) {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(ASKS_THE_BANK);
  await payment.payButton.click();
  await expect(payment.bankWindow).toBeVisible();
  const frame = payment.bankWindow.frameLocator('iframe');
  return { trip, payment, bank: new BankPage(page, frame) };
}

test('a bank asks in a window over the page, and its yes books the trip', async ({ page, complaints }) => {
  const { trip, payment, bank } = await anAskingBank(page);
  await expect(bank.amount).toBeVisible();
  await expect(payment.bankWindow).toContainText('Nothing is charged until you answer');
  expect(await barriersOn(page)).toEqual([]);
  await bank.approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toEqual(['done']);
  expect(complaints).toEqual([]);
});

test('its no takes nothing, and another card pays', async ({ page }) => {
  const { trip, payment, bank } = await anAskingBank(page);
  await bank.refuse();
  await expect(payment.trouble).toContainText('Nothing was charged');
  await expect(payment.bankWindow).toBeHidden();
  await expect(page).toHaveURL(/error_code=MGP_3DS_AUTH_FAILED/);
  await payment.fillCard(PAYS);
  await payment.payButton.click();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done', 'failed']);
});

test('Escape answers nothing: the bank goes on waiting, on a page of its own', async ({ page }) => {
  const { trip, payment } = await anAskingBank(page);
  await page.keyboard.press('Escape');
  await expect(payment.bankWindow).toBeHidden();
  await expect(payment.heading).toHaveText('Your answer is still missing');
  await expect(payment.heading).toBeFocused();
  await expectNoBarriers(page);
  await payment.wayToBank.click();
  const bank = new BankPage(page);
  await bank.arrive();
  await bank.approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done']);
});

test('the same question can be opened as a page of the bank', async ({ page }) => {
  const { trip, payment } = await anAskingBank(page);
  await payment.bankWindow.getByRole('link', { name: 'Open at your bank' }).click();
  const bank = new BankPage(page);
  await bank.arrive();
  await bank.approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done']);
});

test('a message of somebody else is not taken for the bank’s', async ({ page }) => {
  const { payment, trip } = await anAskingBank(page);
  await page.evaluate(() => {
    window.postMessage({ source: 'sandbox-psp', transactionId: 'payin_1', status: 'SUCCEEDED' }, '*');
  });
  await page.evaluate(() => new Promise((seen) => setTimeout(seen)));
  await expect(payment.bankWindow).toBeVisible();
  expect(await trip.state()).toBe('ACCEPTED');
});

test('an answer that was given on another device is noticed by the window', async ({ page, context }) => {
  const { payment, trip } = await anAskingBank(page);
  const address = await payment.bankWindow.locator('iframe').getAttribute('src');
  const telephone = await context.newPage();
  await telephone.goto(address ?? '');
  await new BankPage(telephone).approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done']);
});

test('a window that does not come gives way to the bank’s page', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(ASKS_THE_BANK);
  const repair = await scriptFault.dead.strike(page, 'mf-funnels');
  await payment.payButton.click();
  const bank = new BankPage(page);
  await bank.arrive();
  await repair();
  await bank.approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done']);
});
