import { expect, test } from '../fixtures';
import { TripFromHome } from '../scenes/trip-from-home';

test('from home to the keys: one price all the way, the owner’s yes, and a trip in everybody’s books', async ({
  page,
  scenes,
}) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  const { desk } = trip.found;
  expect(await desk.sees(trip.booking)).toBeUndefined();
  await trip.sent();
  await trip.books.expectUnpaid('VALIDATED');
  const asked = await desk.sees(trip.booking);
  expect(asked?.message).toBe((await scenes.books.trip(trip.booking)).message);
  const payment = await trip.toPay();
  await trip.books.expectUnpaid('ACCEPTED');
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.books.expectBooked(['card done']);
  const booked = await desk.sees(trip.booking);
  expect(booked?.total_earnings).toBe(asked?.total_earnings);
  expect(booked?.confirmed_on).not.toBeNull();
});
