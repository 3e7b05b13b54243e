import { expect, test } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { OutboxPage } from '../pages/outbox-page';
import { PaymentPage } from '../pages/payment-page';
import { SignInPage } from '../pages/sign-in-page';
import { PayableTrip } from '../scenes/payable-trips';

test('the mail with the owner’s yes leads a signed-out reader past the sign-in to that trip, where it is paid', async ({
  page,
  context,
  scenes,
}) => {
  const trip = await PayableTrip.of(page);
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
  expect(await funnel.total()).toBe(`€${trip.booking.price}`);
  await trip.in(scenes.books).expectUnpaid('ACCEPTED');
  await payment.content.getByRole('button', { name: 'Read the contract' }).click();
  const contract = page.getByRole('dialog', { name: 'Rental contract' });
  await expect(contract).toContainText(`€${trip.booking.price}`);
  await expect(contract).toContainText('Everything is refunded.');
  await contract.getByRole('button', { name: 'Close' }).click();
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await funnel.expectStep('success');
  await trip.in(scenes.books).expectBooked(['card done']);
});
