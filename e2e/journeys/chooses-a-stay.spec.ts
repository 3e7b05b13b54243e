import { addDays } from '@campavia/domain';

import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { ListingPage } from '../pages/listing-page';

test('a visitor chooses days, hours, kilometres, an option and an insurance, and the address keeps all of it', async ({
  page,
  scenes,
  complaints,
}) => {
  const { camper, option } = await scenes.freeFrom(STAY.from).withKitchenKit();
  const listing = await ListingPage.open(page, 'en-ie', camper);
  const { quote, listingWords: words } = listing;
  const picker = await listing.openPicker();
  await picker.choose(STAY);
  await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
  await expect(listing.dayFields.first()).toContainText('11 May');
  await expect(listing.dayFields.nth(1)).toContainText('18 May');
  const plain = await quote.total();

  await listing.pickUpHour.selectOption('14');
  await expect(page).toHaveURL(/hour_from=14/);
  await listing.returnHour.selectOption('12');
  await expect(page).toHaveURL(/hour_to=12/);
  expect(await quote.total()).toBe(plain);

  await quote.kilometres.selectOption('200');
  await expect(page).toHaveURL(/km=200/);
  const withKilometres = await quote.totalAfter(plain);
  await quote.extras.click();
  await quote.extra(words.kitchenKit).check();
  await expect(page).toHaveURL(new RegExp(`options=${option}\\b`));
  const withKit = await quote.totalAfter(withKilometres);
  await quote.takeReinforced();
  await expect(page).toHaveURL(/insurance=reinforced/);
  const whole = await quote.totalAfter(withKit);
  expect(listing.query).toBe(
    `${STAY_QUERY}&hour_from=14&hour_to=12&km=200&options=${option}&insurance=reinforced`,
  );

  await page.reload();
  expect(await quote.total()).toBe(whole);
  await expect(listing.pickUpHour).toHaveValue('14');
  await expect(quote.kilometres).toHaveValue('200');
  expect(complaints).toEqual([]);
});

test('what was chosen is given up again one by one, down to the plain price', async ({ page, scenes }) => {
  const { camper, option } = await scenes.freeFrom(STAY.from).withKitchenKit();
  const choices = `km=200&options=${option}&insurance=reinforced`;
  const listing = await ListingPage.open(page, 'en-ie', camper, `${STAY_QUERY}&${choices}`);
  const { quote, listingWords: words } = listing;
  const whole = await quote.total();
  await quote.extras.click();
  await quote.extra(words.kitchenKit).uncheck();
  const withoutKit = await quote.totalAfter(whole);
  await quote.kilometres.selectOption('100');
  const withoutKilometres = await quote.totalAfter(withoutKit);
  await quote.compareButton.click();
  await quote.comparison.getByRole('button', { name: 'Standard insurance' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
  await quote.totalAfter(withoutKilometres);
  await expect(listing.pricePanel.getByText('without your extras')).toBeHidden();
});

test('days too near the pick-up are grey and say how many days there must be', async ({ page, scenes }) => {
  const { camper, minDays } = await scenes.freeFrom(STAY.from).forLong();
  const listing = await ListingPage.open(page, 'en-ie', camper);
  const picker = await listing.openPicker();
  await expect(picker.note).toContainText(listing.listingWords.minimum(minDays));
  await picker.press(STAY.from);
  const firstReturn = addDays(STAY.from, minDays - 1);
  await picker.expectRefused(addDays(firstReturn, -1), listing.listingWords.minimum(minDays));
  await picker.expectFree(firstReturn);
  await picker.pressInVain(addDays(firstReturn, -1));
  await expect(picker.note).toContainText(listing.listingWords.minimum(minDays));
  await picker.press(firstReturn);
  await picker.leave();
  await expect(page).toHaveURL(new RegExp(`\\?date_from=${STAY.from}&date_to=${firstReturn}$`));
  await listing.quote.total();
});

test('everything from the next trip of somebody else on is grey, and a start too near it', async ({
  page,
  scenes,
}) => {
  const { camper, taken } = await scenes.freeFrom(STAY.from).beforeTripOfSomebody();
  const listing = await ListingPage.open(page, 'en-ie', camper);
  const { taken: isTaken, behindTrip, noRoom } = listing.listingWords;
  const picker = await listing.openPicker();
  await picker.turnTo(taken);
  await picker.expectRefused(taken, isTaken);
  await picker.expectRefused(addDays(taken, -1), noRoom);
  await picker.press(STAY.from);
  await picker.expectFree(addDays(taken, -1));
  await picker.expectRefused(taken, isTaken);
  await picker.expectRefused(addDays(taken, 7), behindTrip);
  await picker.pressInVain(addDays(taken, 7));
  await expect(picker.note).toContainText(behindTrip);
  await picker.press(addDays(taken, -1));
  await picker.leave();
  await expect(page).toHaveURL(new RegExp(`date_to=${addDays(taken, -1)}$`));
  await listing.quote.total();
});

test('a weekday without handing over is grey at both ends and explained, and may lie in between', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).closedOnSundays();
  const [sunday, nextSunday] = [addDays(STAY.from, 5), addDays(STAY.from, 12)];
  const listing = await ListingPage.open(page, 'en-ie', camper);
  const { closed } = listing.listingWords;
  const picker = await listing.openPicker();
  await picker.turnTo(sunday);
  await picker.expectRefused(sunday, closed);
  await picker.pressInVain(sunday);
  await expect(picker.note).toContainText(`16 May: ${closed}`);
  await picker.press(STAY.from);
  await picker.expectRefused(nextSunday, closed);
  await picker.press(addDays(nextSunday, 1));
  await picker.leave();
  await expect(page).toHaveURL(new RegExp(`date_to=${addDays(nextSunday, 1)}$`));
  await listing.quote.total();
});

test('a date without handing over is grey at both ends as well, and may lie in between', async ({
  page,
  scenes,
}) => {
  const { camper, closed: feast } = await scenes.freeFrom(STAY.from).closedOnDate();
  const listing = await ListingPage.open(page, 'en-ie', camper);
  const { closed } = listing.listingWords;
  const picker = await listing.openPicker();
  await picker.turnTo(feast);
  await picker.expectRefused(feast, closed);
  await picker.press(addDays(feast, -4));
  await picker.expectRefused(feast, closed);
  await picker.press(addDays(feast, 4));
  await picker.leave();
  await expect(page).toHaveURL(new RegExp(`date_from=${addDays(feast, -4)}&date_to=${addDays(feast, 4)}$`));
  await listing.quote.total();
});
