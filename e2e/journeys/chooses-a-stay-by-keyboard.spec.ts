import { addDays, plainDate } from '@campavia/domain';

import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { isFocusInSight, tabTo } from '../pages/keyboard';
import { ListingPage } from '../pages/listing-page';

test('a visitor chooses days and all that changes the price with the keyboard alone', async ({
  page,
  scenes,
}) => {
  const { keyboard } = page;
  const { camper, option } = await scenes.freeFrom(STAY.from).withKitchenKit();
  const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
  const { quote, picker, listingWords: words } = listing;
  const before = await quote.total();

  await tabTo(page, listing.dayFields.first());
  await keyboard.press('Enter');
  await expect(picker.day(STAY.from)).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  const start = addDays(STAY.from, 1);
  await expect(picker.note).toContainText('mer. 12 mai');
  await expect(picker.day(addDays(start, 1))).toBeFocused();
  await picker.walk(addDays(start, 1), addDays(start, 9));
  await keyboard.press('Enter');
  await expect(picker.window).toBeHidden();
  await expect(listing.dayFields.first()).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`\\?date_from=${start}&date_to=${addDays(start, 9)}$`));
  const plain = await quote.totalAfter(before);

  await tabTo(page, listing.pickUpHour);
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/hour_from=14/);
  await tabTo(page, listing.returnHour);
  await keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/hour_to=12/);
  await tabTo(page, quote.kilometres);
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/km=200/);
  const withKilometres = await quote.totalAfter(plain);

  await tabTo(page, quote.compareButton);
  await keyboard.press('Enter');
  await expect(quote.comparison.getByRole('table')).toBeVisible();
  await tabTo(page, quote.reinforcedButton);
  await keyboard.press('Enter');
  await expect(quote.comparison).toBeHidden();
  await expect(quote.compareButton).toBeFocused();
  const withInsurance = await quote.totalAfter(withKilometres);

  await tabTo(page, quote.extras);
  await keyboard.press('Enter');
  await tabTo(page, quote.extra(words.kitchenKit));
  await keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`options=${option}\\b`));
  await quote.totalAfter(withInsurance);
  await expect(quote.extra(words.kitchenKit)).toBeFocused();
});

test('the calendar is walked by day, week, month and year', async ({ page, scenes }) => {
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
  const picker = await listing.openPicker();
  await expect(picker.day(STAY.from)).toBeFocused();
  const steps = [
    ['ArrowRight', '2027-05-12'],
    ['ArrowLeft', '2027-05-11'],
    ['ArrowDown', '2027-05-18'],
    ['ArrowUp', '2027-05-11'],
    ['Home', '2027-05-10'],
    ['End', '2027-05-16'],
    ['PageDown', '2027-06-16'],
    ['PageUp', '2027-05-16'],
    ['Shift+PageDown', '2028-05-16'],
    ['Shift+PageUp', '2027-05-16'],
  ] as const;
  for (const [key, date] of steps) {
    await page.keyboard.press(key);
    await expect(picker.day(plainDate(date)), key).toBeFocused();
  }
});

test('in America weeks begin on Sunday, for the keys as well', async ({ page, scenes }) => {
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const listing = await ListingPage.open(page, '', camper, STAY_QUERY);
  const picker = await listing.openPicker();
  await expect(picker.day(STAY.from)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(picker.day(plainDate('2027-05-09'))).toBeFocused();
  await page.keyboard.press('End');
  await expect(picker.day(plainDate('2027-05-15'))).toBeFocused();
});

test('Escape gives up a new start, then leaves the calendar with the days there were', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
  const { firstDay, lastDay } = listing.listingWords;
  const total = await listing.quote.total();
  await tabTo(page, listing.dayFields.nth(1));
  await page.keyboard.press('Enter');
  const { picker } = listing;
  await expect(picker.day(STAY.from)).toBeFocused();
  for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
  await expect(picker.window).toBeVisible();
  await expect(picker.day(STAY.from)).toHaveAccessibleName(new RegExp(firstDay));
  await expect(picker.day(STAY.to)).toHaveAccessibleName(new RegExp(lastDay));
  await page.keyboard.press('Escape');
  await expect(picker.window).toBeHidden();
  await expect(listing.dayFields.nth(1)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
  expect(await listing.quote.total()).toBe(total);
});

test('a day that cannot be had is reached, says why, and is not taken', async ({ page, scenes }) => {
  const { camper } = await scenes.freeFrom(STAY.from).closedOnSundays();
  const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
  const picker = await listing.openPicker();
  await expect(picker.day(STAY.from)).toBeFocused();
  await page.keyboard.press('End');
  const sunday = addDays(STAY.from, 5);
  await expect(picker.day(sunday)).toBeFocused();
  await picker.expectRefused(sunday, listing.listingWords.closed);
  await page.keyboard.press('Enter');
  await expect(picker.note).toContainText('11–18 mai');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(picker.note).toContainText('lun. 17 mai');
  await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('the day in focus is never hidden under the foot of the calendar', async ({ page, scenes }) => {
    const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
    const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
    const picker = await listing.openPicker();
    for (let week = 0; week < 6; week += 1) {
      await expect(picker.day(addDays(STAY.from, 7 * week))).toBeFocused();
      await expect.poll(() => isFocusInSight(page)).toBe(true);
      await page.keyboard.press('ArrowDown');
    }
  });
});
