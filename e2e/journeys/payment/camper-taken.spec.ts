import { expect, test } from '../../fixtures';
import { PayableTrip } from '../../scenes/payable-trip';

test('a guest who pays after another guest is not charged, and sees the reason', async ({ page, scenes }) => {
  const trip = await PayableTrip.of(page);
  const payment = await trip.payFromHome(page);
  await payment.fillCard('4242424242424242');
  const taken = await trip.takenMeanwhile(page.request);
  await payment.payButton.click();
  await page.waitForURL(new RegExp(`/d/trips/${trip.booking.id}$`));
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await expect(payment.content).toContainText('Somebody else paid for these days first.');
  const other = payment.content.getByRole('link', { name: 'Find another camper' });
  await expect(other).toHaveAttribute('href', new RegExp(`date_from=${trip.booking.date_from}`));
  await trip.outcomeIn(scenes.tables).expectUnpaid('ACCEPTED_EXP');
  expect(await scenes.tables.trip(taken.id)).toMatchObject({ state: 'TO_COME' });
});
