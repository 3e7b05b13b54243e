import type { GuestBooking } from '@campavia/contracts';

import { expect, STAY, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { OfflineTrip } from '../../pages/trips/offline-trip';
import { TripPage } from '../../pages/trips/trips-page';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi } from '../../scenes/users';

test.use({ serviceWorkers: 'allow' });

test('an opened trip is readable offline, a snooze is sent once online, and signing out deletes the stored data', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newUser(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const { id } = await maker.draft(camper, STAY);
  await signInByApi(context, email);
  const trip = await TripPage.open(page, id);
  const heading = await trip.heading.innerText();
  const offline = new OfflineTrip(page);
  await offline.untilKept();

  await context.setOffline(true);
  await page.goto('/en-ie/d/trips/99999999');
  await expect(trip.heading).toHaveText('This page is not available without a connection');
  await page.goto(`/en-ie/d/trips/${id}`);
  await expect(trip.heading).toHaveText(heading);
  await expect(offline.note).toContainText(/As of \d\d:\d\d/);
  await expect(page.getByRole('link', { name: 'Complete your request' })).toBeDisabled();
  await offline.snooze.click();
  await expect(offline.waitingSnooze).toBeVisible();
  await page.reload();
  await expect(offline.waitingSnooze).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'The trip is snoozed' })).toBeVisible();
  await expect(offline.note).toBeHidden();
  const { snoozed_until } = await maker.read<GuestBooking>(`/v4/bookings-guest/${id}/`);
  expect(snoozed_until).not.toBeNull();

  await new AccountMenu(page).choose('Sign out');
  await offline.expectNothingKept();
});
