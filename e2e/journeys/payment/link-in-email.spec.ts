import { expect, test } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { OutboxPage } from '../../pages/account/outbox-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { formatEuros } from '../../pages/payment/amounts';
import { SignInPage } from '../../pages/account/sign-in-page';
import { PayableTrip } from '../../scenes/payable-trip';

test('the link in the acceptance e-mail leads a signed-out guest through sign-in to the payment of that trip', async ({
  page,
  context,
  scenes,
}) => {
  const trip = await PayableTrip.of(page);
  const price = formatEuros(trip.booking.price);
  await context.clearCookies({ name: /_token$/ });
  await (await OutboxPage.open(page, trip.email)).followLink('booking_request_accepted');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await new SignInPage(page, 'en-ie').signIn(trip.email);
  const funnel = new FunnelPage(page);
  await funnel.expectStep('payment');
  const payment = new PaymentPage(page, funnel.site);
  await expect(payment.heading).toHaveText('Pay for your trip');
  await expect(payment.heading).toBeFocused();
  expect(funnel.bookingId).toBe(trip.booking.id);
  expect(await funnel.total()).toBe(price);
  await trip.outcomeIn(scenes.tables).expectUnpaid('ACCEPTED');
  await payment.content.getByRole('button', { name: 'Read the contract' }).click();
  const contract = page.getByRole('dialog', { name: 'Rental contract' });
  await expect(contract).toContainText(price);
  await expect(contract).toContainText('Everything is refunded.');
  await contract.getByRole('button', { name: 'Close' }).click();
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await funnel.expectStep('success');
  await trip.outcomeIn(scenes.tables).expectBooked(['card done']);
});
