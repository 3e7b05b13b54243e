import { expect, STAY, test } from '../../fixtures';
import { OlderFunnelPage } from '../../pages/funnel/older-funnel-page';
import { minorIn } from '../../pages/payment/minor-units';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi } from '../../scenes/users';

const FAILS = '4000000000000301';
const PAYS = '4242424242424242';

test('rental cover is bought for a booked trip: a refused card leaves it payable, another card pays it', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newUser(request);
  const booking = await (await TripMaker.of(request, email)).book('annecy', STAY);
  const before = await scenes.tables.trip(booking.id);
  await signInByApi(context, email);

  await page.goto(`/en-ie/d/trips/${booking.id}`);
  await page.getByRole('link', { name: 'Reduce your risk' }).click();
  const cover = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Rental cover' }) });
  const shown = minorIn(await cover.locator('[data-total] dd').innerText());
  await cover.getByRole('button', { name: 'Add rental cover' }).click();
  const payment = new OlderFunnelPage(page, 'en-ie');
  await payment.expectStep('payment');
  await payment.fillCard(FAILS);
  await payment.payButton.click();
  await expect(payment.errorSummary).toContainText('Nothing was charged');
  expect(await scenes.tables.trip(booking.id)).toEqual(before);
  await page.reload();
  await payment.fillCard(PAYS);
  expect(minorIn(await payment.payButton.innerText())).toBe(shown);
  await payment.payButton.click();
  await expect(page.getByRole('heading', { name: 'Paid. Your trip is changed' })).toBeVisible();

  const after = await scenes.tables.trip(booking.id);
  expect(after).toMatchObject({
    rental_cover: true,
    price: before.price + shown,
    paid: before.paid + shown,
  });
  await page.getByRole('link', { name: 'Go to your trip' }).click();
  await expect(page.getByText('Paid in full')).toBeVisible();
});
