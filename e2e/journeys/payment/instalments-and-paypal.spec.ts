import { expect, test } from '../../fixtures';
import { BankPage } from '../../pages/payment/bank-page';
import { GuestTrip } from '../../scenes/guest-trip';

const PAYS = '4242424242424242';

test('a card pays in two instalments, and the page names the day of the second one', async ({
  page,
  scenes,
}) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: false });
  const payment = await trip.toPayment();
  await payment.choose('Card, in two');
  await expect(payment.content.getByText(/^€[\d,.]+ today, €[\d,.]+ on \d+\s\w+\s20\d\d$/)).toBeVisible();
  await payment.fillCard(PAYS);
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.outcome.expectBooked(['card_2 done', 'card_2 to_come'], 'TO_COME_NOT_PAID');
});

test('PayPal pays on its own page', async ({ page, scenes }) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: false });
  const payment = await trip.toPayment();
  await payment.choose('PayPal');
  await payment.agree();
  await payment.payButton.click();
  const provider = new BankPage(page);
  await provider.waitUntilOpen();
  await trip.outcome.expectUnpaid('ACCEPTED', ['paypal in_prog']);
  await provider.approve();
  await trip.expectSuccess();
  await trip.outcome.expectBooked(['paypal done']);
});
