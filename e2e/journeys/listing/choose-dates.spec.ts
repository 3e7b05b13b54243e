import { expect, NARROW_TOO, STAY, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';

test(
  'a visitor chooses days, hours, kilometres, an option and an insurance, and the address contains all choices',
  NARROW_TOO,
  async ({ page, scenes, consoleErrors }) => {
    const { camper, option } = await scenes.freeFrom(STAY.from).withKitchenKit();
    const listing = await ListingPage.open(page, 'en-ie', camper);
    const { quote, listingTexts: texts } = listing;
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
    await quote.extra(texts.kitchenKit).check();
    await expect(page).toHaveURL(new RegExp(`options=${option}\\b`));
    const withKit = await quote.totalAfter(withKilometres);
    await quote.chooseReinforced();
    await expect(page).toHaveURL(/insurance=reinforced/);
    const whole = await quote.totalAfter(withKit);
    expect(listing.query).toBe(
      `${STAY_QUERY}&hour_from=14&hour_to=12&km=200&options=${option}&insurance=reinforced`,
    );

    await page.reload();
    expect(await quote.total()).toBe(whole);
    await expect(listing.pickUpHour).toHaveValue('14');
    await expect(quote.kilometres).toHaveValue('200');
    expect(consoleErrors).toEqual([]);
  },
);
