import { expect, test } from '../../fixtures';
import { GuestTrip } from '../../scenes/guest-trip';

test('a guest requests, the owner accepts, the guest pays: every page shows the same price, and three clicks pay once', async ({
  page,
  scenes,
}) => {
  const trip = await GuestTrip.begin({ page, scenes }, { instant: false });
  const { owner } = trip.found;
  expect(await owner.sees(trip.booking)).toBeUndefined();
  await trip.send();
  await trip.outcome.expectUnpaid('VALIDATED');
  const asked = await owner.sees(trip.booking);
  expect(asked?.message).toBe((await scenes.tables.trip(trip.booking)).message);
  const payment = await trip.toPayment();
  await trip.outcome.expectUnpaid('ACCEPTED');
  await payment.fillCard('4242424242424242');
  await payment.payButton.click({ clickCount: 3 });
  await trip.expectSuccess();
  await trip.outcome.expectBooked(['card done']);
  const booked = await owner.sees(trip.booking);
  expect(booked?.total_earnings).toBe(asked?.total_earnings);
  expect(booked?.confirmed_on).not.toBeNull();
});
