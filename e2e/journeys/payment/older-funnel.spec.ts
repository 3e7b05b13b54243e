import { expect, test } from '../../fixtures';
import { minorIn } from '../../pages/payment/minor-units';
import { OlderFunnelPage } from '../../pages/funnel/older-funnel-page';
import { GuestTrip } from '../../scenes/guest-trip';

const PAYS = '4242424242424242';

test('a guest books a trip through every step of the older funnel, with a coupon and a card', async ({
  page,
  scenes,
  consoleErrors,
}) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: false, older: true });
  const funnel = await trip.toSummary();
  const older = new OlderFunnelPage(page, funnel.site);
  await older.content.getByRole('link', { name: 'Change: You' }).click();
  for (const step of ['user-details', 'insurance', 'cancel-insurance']) {
    await older.expectStep(step);
    await older.next.click();
  }
  await older.expectStep('overview');
  const plain = minorIn(trip.price);
  await funnel.pricePanel.getByText('Have a coupon code?').click();
  await funnel.pricePanel.getByLabel('Coupon code').fill('BONVOYAGE25');
  await funnel.pricePanel.getByLabel('Coupon code').press('Enter');
  await trip.waitForNewPrice();
  expect(minorIn(trip.price)).toBe(plain - 2_500);
  await expect(page).toHaveURL(/\/overview\?.*coupon_code=BONVOYAGE25/);
  await older.toPayment.click();
  await older.expectStep('payment');
  await older.fillCard(PAYS);
  await older.payButton.click();
  await trip.expectSuccess();
  await older.expectStep('success');
  await trip.outcome.expectBooked(['card done']);
  const coupon = (await scenes.tables.lines(trip.booking)).filter(({ code }) => code === 'price_coupon');
  expect(coupon).toEqual([{ code: 'price_coupon', amount: -2_500 }]);
  expect(consoleErrors).toEqual([]);
});
