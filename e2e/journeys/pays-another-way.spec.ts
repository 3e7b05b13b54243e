import { expect, test } from '../fixtures';
import { BankPage } from '../pages/bank-page';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const PAYS = '4242424242424242';
const SUCCESS = /\/payment\/\d+\/success/;

test('half of a trip is paid now, and the page says when the other half is due', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.choose('Card, in two');
  await expect(payment.content.getByText(/^€[\d,.]+ today, €[\d,.]+ on \d+ \w+ 20\d\d$/)).toBeVisible();
  await payment.fillCard(PAYS);
  await payment.payButton.click();
  await page.waitForURL(SUCCESS);
  expect(await trip.state()).toBe('TO_COME_NOT_PAID');
  expect(await trip.payments()).toEqual(['done', 'to_come']);
});

test('PayPal is agreed to on its own page', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.choose('PayPal');
  await payment.agree();
  await payment.payButton.click();
  const house = new BankPage(page);
  await house.arrive();
  await house.approve();
  await page.waitForURL(SUCCESS);
  expect(await trip.state()).toBe('TO_COME');
});

test('who cancels at PayPal has paid nothing and can take a card', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.choose('PayPal');
  await payment.agree();
  await payment.payButton.click();
  const house = new BankPage(page);
  await house.arrive();
  await house.cancel();
  await expect(payment.trouble).toContainText('PayPal did not make the payment');
  await payment.choose('Card, in one go');
  await payment.fillCard(PAYS);
  await payment.payButton.click();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done', 'failed']);
});
