import { scriptFault } from '../../faults/script-faults';
import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { BankPage } from '../../pages/payment/bank-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const ASKS_THE_BANK = '4000000000003220';
const SUCCESS = /\/payment\/\d+\/success/;

test('3-D Secure opens in a dialog over the page, and a confirmation books the trip', async ({
  page,
  consoleErrors,
}) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(ASKS_THE_BANK);
  await payment.payButton.click();
  await expect(payment.bankWindow).toBeVisible();
  const bank = new BankPage(page, payment.bankWindow.frameLocator('iframe'));
  await expect(bank.amount).toBeVisible();
  await expect(payment.bankWindow).toContainText('Nothing is charged until you answer');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await bank.approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toEqual(['done']);
  expect(consoleErrors).toEqual([]);
});

test('if the code of the 3-D Secure dialog cannot be loaded, the bank’s page opens instead', async ({
  page,
}) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(ASKS_THE_BANK);
  const repair = await scriptFault.refused.apply(page, 'mf-funnels');
  await payment.payButton.click();
  const bank = new BankPage(page);
  await bank.waitUntilOpen();
  await repair();
  await bank.approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done']);
});
