import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, STAY, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { TripPage } from '../../pages/trips/trips-page';
import { ReviewFlowPage } from '../../pages/trips/review-flow-page';
import { endYesterday } from '../../scenes/running-trip';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi } from '../../scenes/users';

const PORTRAIT = readFileSync(path.join(import.meta.dirname, '../../scenes/pictures/portrait.jpg'));
const picture = { name: 'lake.jpg', mimeType: 'image/jpeg', buffer: PORTRAIT };
const WORDS = 'The heater is loud at night, so take a warm blanket.';
const ABOUT_GUEST = 'Came back cleaner than it left.';

test('guest and owner review a trip; both reviews are hidden until the second is sent, then public', async ({
  page,
  context,
  browser,
  request,
  scenes,
}) => {
  const email = await newUser(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const booking = await maker.pay(await maker.send(camper, STAY));
  await endYesterday(booking.id);
  await signInByApi(context, email);

  await TripPage.open(page, booking.id);
  await page.getByRole('main').getByRole('link', { name: 'Write the review' }).first().click();
  const guest = new ReviewFlowPage(page);
  await guest.giveStars('All in all', 3);
  await guest.giveStars('Cleanliness', 5);
  await guest.press('Continue');
  await expect(guest.content.getByRole('alert')).toContainText('a review below 4 stars needs a comment');
  await guest.write(`${WORDS} Call 079 412 55 01`);
  await guest.press('Continue');
  await expect(guest.content.getByRole('alert')).toContainText('Take out the telephone number');
  await guest.write(WORDS);
  await guest.addPicture(picture);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await guest.press('Continue');
  await guest.giveStars('Handover', 5);
  await guest.press('Continue');
  await guest.content.getByLabel('Only for').fill('A loose cable.');
  await guest.press('Send the review');
  await expect(guest.thanks).toBeVisible();

  await page.goto(`/en-ie/campers/${camper}`);
  const reviews = page.locator('#reviews');
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(WORDS)).toHaveCount(0);

  const other = await browser.newContext();
  await signInByApi(other, await scenes.ownerOf(camper));
  const owner = new ReviewFlowPage(await other.newPage());
  await owner.open(`/en-ie/f/booking/${booking.id}`);
  await owner.giveStars('Care for the camper', 5);
  await owner.press('Continue');
  await owner.giveStars('All in all', 5);
  await owner.write(ABOUT_GUEST);
  await owner.press('Send the review');
  await expect(owner.thanks).toBeVisible();
  await other.close();

  await page.goto('/en-ie/d/reviews');
  await expect(page.getByRole('article').first()).toContainText(ABOUT_GUEST);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goto(`/en-ie/campers/${camper}`);
  await reviews.scrollIntoViewIfNeeded();
  await expect(page.getByText(WORDS)).toBeVisible();
});
