import { expect, STAY, test } from '../../fixtures';
import { BookingsPage } from '../../pages/owner/booking-pages';
import { TripPage } from '../../pages/trips/trips-page';
import { TripMaker } from '../../scenes/trip-maker';
import { browserOf, newUser, signInByApi } from '../../scenes/users';

test('an owner accepts a request on a phone, the guest pays, and the owner sees it booked', async ({
  page,
  browser,
  context,
  request,
  scenes,
  baseURL,
}) => {
  const email = await newUser(request);
  const guest = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const asked = await guest.send(camper, STAY);
  await signInByApi(context, email);
  const trip = await TripPage.open(page, asked.id);
  const ownersPage = await browserOf(browser, await scenes.ownerOf(camper), baseURL);

  const bookings = await BookingsPage.open(ownersPage, 'meta_state=to_do');
  const booking = await bookings.answer(asked.id);
  await booking.acceptButton.click();
  await booking.undoButton.click();
  await booking.acceptButton.click();
  await expect(trip.badge).toContainText('Pay by');
  await expect(booking.badge).toContainText('pays by');

  await guest.pay(asked);
  await expect(booking.badge).toContainText('Booked');
  await expect(ownersPage.getByRole('heading', { name: 'Before the hand-over' })).toBeVisible();
  await ownersPage.context().close();
});

test('an owner declines with a reason, and the guest reads it', async ({
  page,
  browser,
  context,
  request,
  scenes,
  baseURL,
}) => {
  const email = await newUser(request);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const asked = await (await TripMaker.of(request, email)).send(camper, STAY);
  await signInByApi(context, email);
  const trip = await TripPage.open(page, asked.id);
  const ownersPage = await browserOf(browser, await scenes.ownerOf(camper), baseURL);

  const booking = await (await BookingsPage.open(ownersPage, 'meta_state=to_do')).answer(asked.id);
  await booking.refuse('The camper needs a repair', 'The clutch has to be replaced.');
  await expect(booking.badge).toContainText('You declined');
  await expect(trip.badge).toContainText('declined');
  await expect(page.getByText('The camper needs a repair. The clutch has to be replaced.')).toBeVisible();
  await ownersPage.context().close();
});
