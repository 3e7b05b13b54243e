import { addDays } from '@campavia/domain';

import { expect, STAY, STAY_QUERY, test } from '../../fixtures';
import { isFocusInSight, tabTo } from '../../pages/checks/keyboard';
import { ListingPage } from '../../pages/listing/listing-page';

test('a visitor chooses days and everything that changes the price by keyboard alone', async ({
  page,
  scenes,
}) => {
  const { keyboard } = page;
  const { camper, option } = await scenes.freeFrom(STAY.from).withKitchenKit();
  const listing = await ListingPage.open(page, 'fr', camper, STAY_QUERY);
  const { quote, picker, listingTexts: texts } = listing;
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
  await tabTo(page, quote.extra(texts.kitchenKit));
  await keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`options=${option}\\b`));
  await quote.totalAfter(withInsurance);
  await expect(quote.extra(texts.kitchenKit)).toBeFocused();
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 390, height: 600 } });

  test('the focused day is never hidden under the footer of the calendar', async ({ page, scenes }) => {
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
