import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import { BankPage } from '../../pages/payment/bank-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const PAYS = '4242424242424242';
const ASKS_THE_BANK = '4000000000003220';
const SUCCESS = /\/payment\/\d+\/success/;

async function aTripToPay(page: Page) {
  const trip = await PayableTrip.of(page);
  return { trip, payment: await PaymentPage.open(page, trip.booking) };
}

test.describe('in a narrow window, where the bank asks on a page of its own', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a refusal at the bank charges nothing, and another card pays', async ({ page }) => {
    const { payment, trip } = await aTripToPay(page);
    await payment.fillCard(ASKS_THE_BANK);
    await payment.payButton.click();
    const bank = new BankPage(page);
    await bank.waitUntilOpen();
    await bank.refuse();
    await expect(payment.errorSummary).toContainText('Nothing was charged');
    await expect(payment.errorSummary).toContainText('Your bank could not confirm that it is you');
    await expect(page).toHaveURL(/\/payment\?.*error_code=MGP_3DS_AUTH_FAILED/);
    await payment.fillCard(PAYS);
    await payment.payButton.click();
    await page.waitForURL(SUCCESS);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toEqual(['done', 'failed']);
  });

  test('Back from the bank’s page and a reload start no second payment: the bank still waits', async ({
    page,
  }) => {
    const { payment, trip } = await aTripToPay(page);
    await payment.fillCard(ASKS_THE_BANK);
    await payment.payButton.click();
    const bank = new BankPage(page);
    await bank.waitUntilOpen();
    await page.goBack();
    await expect(payment.continuePaymentLink).toBeVisible();
    await page.reload();
    await payment.continuePaymentLink.click();
    await bank.waitUntilOpen();
    await bank.approve();
    await page.waitForURL(SUCCESS);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toHaveLength(1);
  });
});
