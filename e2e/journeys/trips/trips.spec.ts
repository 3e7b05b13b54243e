import { expect, STAY, test } from '../../fixtures';
import { amountIn } from '../../pages/payment/amounts';
import { TripsPage } from '../../pages/trips/trips-page';
import { newUser, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

test('a booked trip shows all agreed details, the same amount everywhere, and the refund if it is cancelled', async ({
  page,
  context,
  request,
}) => {
  const email = await newUser(request);
  const booked = await (await TripMaker.of(request, email)).book('annecy', STAY);
  await signInByApi(context, email);
  const trips = await TripsPage.open(page);
  const price = amountIn(await trips.cards.first().locator('b').innerText());
  const trip = await trips.openTrip(trips.cards.first());
  await expect(page.getByText(`Pick up in ${booked.camper.city}`, { exact: false }).first()).toBeVisible();
  await trip.openEveryLine();
  await expect(trip.lines.first()).toBeVisible();
  await expect(page.getByText('Paid in full')).toBeVisible();
  expect(amountIn(await page.locator('[data-total] dd').innerText())).toBe(price);
  await expect(trip.section('If you cannot go')).toContainText('Cancel today and you get back all of the');
  await expect(trip.section('Documents to prepare')).toContainText('Driving licence');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});
