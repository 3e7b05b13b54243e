import { expect, test } from '../../fixtures';
import { PayableTrip } from '../../scenes/payable-trip';

for (const [funnel, pay] of [
  ['the payment funnel', 'payFromHome'],
  ['the older funnel', 'payFromHomeInOlder'],
] as const) {
  test(`in ${funnel}: a guest who pays after another guest is not charged, and reads why`, async ({
    page,
    scenes,
  }) => {
    const trip = await PayableTrip.of(page);
    const payment = await trip[pay](page);
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
}
