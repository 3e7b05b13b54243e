import { expect, test } from '../../fixtures';
import { type FunnelPage } from '../../pages/funnel/funnel-page';
import { minorIn } from '../../pages/payment/minor-units';
import { GuestTrip } from '../../scenes/guest-trip';

const couponField = ({ pricePanel }: FunnelPage) => pricePanel.getByLabel('Coupon code');

async function enterCode(funnel: FunnelPage, code: string): Promise<void> {
  const field = couponField(funnel);
  if (!(await field.isVisible())) await funnel.pricePanel.getByText('Have a coupon code?').click();
  await field.fill(code);
  await field.press('Enter');
}

test('a coupon lowers the price at every step and in the agreed lines; removed, it leaves the old price', async ({
  page,
  scenes,
}) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: false });
  const funnel = await trip.walkTo('insurance');
  const plain = minorIn(trip.price);
  await enterCode(funnel, ' campavia50 ');
  await trip.waitForNewPrice();
  expect(minorIn(trip.price)).toBe(plain - 5_000);
  await expect(funnel.pricePanel.locator('[data-line="price_coupon"]')).toContainText('−€50.00');
  await trip.walkTo('message-owner');

  await funnel.pricePanel.getByRole('button', { name: 'Remove the code' }).click();
  await trip.waitForNewPrice();
  expect(minorIn(trip.price)).toBe(plain);
  await expect(funnel.pricePanel.locator('[data-line="price_coupon"]')).toHaveCount(0);

  await enterCode(funnel, 'BONVOYAGE25');
  await trip.waitForNewPrice();
  expect(minorIn(trip.price)).toBe(plain - 2_500);
  const payment = await trip.toPayment();
  const coupon = (await scenes.tables.lines(trip.booking)).filter(({ code }) => code === 'price_coupon');
  expect(coupon).toEqual([{ code: 'price_coupon', amount: -2_500 }]);
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.outcome.expectBooked(['card done']);
});
