import { expect, test } from '../../fixtures';
import { BankPage } from '../../pages/payment/bank-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const ASKS_THE_BANK = '4000000000003220';
const SUCCESS = /\/payment\/\d+\/success/;

// In a window this narrow, 3-D Secure is on the bank’s page.
test.use({ viewport: { width: 390, height: 844 } });

test('Back from the bank’s page and a reload start no second payment, and the confirmation stays possible', async ({
  page,
}) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
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
