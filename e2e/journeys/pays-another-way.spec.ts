import { expect, test } from '../fixtures';
import { BankPage } from '../pages/bank-page';
import { TripFromHome } from '../scenes/trip-from-home';

const PAYS = '4242424242424242';

test('half of a trip is paid now, and the page says when the other half is due', async ({ page, scenes }) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  const payment = await trip.toPay();
  await payment.choose('Card, in two');
  await expect(payment.content.getByText(/^€[\d,.]+ today, €[\d,.]+ on \d+\s\w+\s20\d\d$/)).toBeVisible();
  await payment.fillCard(PAYS);
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.books.expectBooked(['card_2 done', 'card_2 to_come'], 'TO_COME_NOT_PAID');
});

test('PayPal is agreed to on its own page', async ({ page, scenes }) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  const payment = await trip.toPay();
  await payment.choose('PayPal');
  await payment.agree();
  await payment.payButton.click();
  const house = new BankPage(page);
  await house.arrive();
  await trip.books.expectUnpaid('ACCEPTED', ['paypal in_prog']);
  await house.approve();
  await trip.expectSuccess();
  await trip.books.expectBooked(['paypal done']);
});

test('who cancels at PayPal has paid nothing and can take a card', async ({ page, scenes }) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: true });
  const payment = await trip.toPay();
  await payment.choose('PayPal');
  await payment.agree();
  await payment.payButton.click();
  const house = new BankPage(page);
  await house.arrive();
  await house.cancel();
  await expect(payment.trouble).toContainText('PayPal did not make the payment');
  await trip.books.expectUnpaid('VALIDATED', ['paypal failed']);
  await payment.choose('Card, in one go');
  await payment.fillCard(PAYS);
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.books.expectBooked(['paypal failed', 'card done']);
});
