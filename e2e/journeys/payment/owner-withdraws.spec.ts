import { expect, test } from '../../fixtures';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const PAYS = '4242424242424242';

test('if the owner withdraws while the guest types the card, nothing is charged and the guest sees the reason', async ({
  page,
  scenes,
}) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  await trip.ownerRefuses();
  await payment.payButton.click();
  const note = page.getByRole('main').getByRole('status');
  await expect(note).toContainText('Nothing was charged');
  await expect(note).toContainText('cannot be paid at the moment');
  await expect(page).toHaveURL(new RegExp(`/d/trips/${trip.booking.id}$`));
  expect(await scenes.tables.payments(trip.booking.id)).not.toContainEqual(
    expect.objectContaining({ state: 'done' }),
  );
  expect((await scenes.tables.trip(trip.booking.id)).state).toBe('CANCELLED_OWNER');
});
