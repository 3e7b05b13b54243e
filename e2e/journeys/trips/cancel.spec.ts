import { expect, STAY, test } from '../../fixtures';
import { CancelPage } from '../../pages/trips/cancel-page';
import { TripsPage } from '../../pages/trips/trips-page';
import { newUser, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

test('a trip that is cancelled on time refunds to the cent what the page showed, once, also from two tabs', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newUser(request);
  const { id } = await (await TripMaker.of(request, email)).book('annecy', STAY);
  await scenes.tables.backdateConfirmation(id, 2);
  await signInByApi(context, email);
  const trips = await TripsPage.open(page);
  await trips.openTrip(trips.cards.first());
  const cancel = await CancelPage.open(page);
  await expect(cancel.reasons).toHaveCount(8);
  const { price, kept, refunded } = await cancel.totals();
  expect(minor(kept) + minor(refunded)).toBe(minor(price));
  expect(minor(kept)).toBeGreaterThan(0);
  await expect(cancel.lead).toContainText(refunded);

  const other = await context.newPage();
  await other.goto(page.url());
  const second = await CancelPage.at(other);
  await second.chooseReason('I booked twice');

  await cancel.chooseReason('We travel another way');
  await expect(cancel.cancelButton).toContainText(refunded);
  await cancel.cancelButton.click();
  await expect(page.getByText('Cancelled by you')).toBeVisible();
  await expect(page.getByText('was refunded to you')).toContainText(refunded);
  await expect(second.heading).toHaveText('This trip is already cancelled');

  const booking = await scenes.tables.trip(id);
  expect(booking).toMatchObject({ state: 'CANCELLED_GUEST', refunded: minor(refunded) });
  const refunds = await scenes.tables.refunds(id);
  expect(refunds.map(({ amount }) => amount)).toEqual([minor(refunded)]);
  expect((await scenes.tables.ledger(id)).sum).toBe(0);
  expect(await scenes.tables.block(id)).toBeUndefined();
  await page.getByRole('link', { name: 'See the refund' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your refund' })).toBeVisible();
  await expect(page.locator('[data-total] dd')).toContainText(refunded);
});

/** In minor units, from an amount with two decimals. */
function minor(amount: string): number {
  return Number(amount.replace(/\D/g, ''));
}
