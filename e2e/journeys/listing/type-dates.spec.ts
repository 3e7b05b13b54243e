import { expect, STAY, STAY_QUERY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';

test('dates typed as a German writes them, one with a month’s name, are understood', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const listing = await ListingPage.open(page, 'de', camper);
  const { firstDay, lastDay } = listing.listingTexts;
  const picker = await listing.openPicker();
  await picker.field('from').fill('11.5.27');
  await picker.field('to').fill('18. Mai 2027');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
  await expect(picker.field('from')).toHaveValue('11.05.2027');
  await expect(picker.field('to')).toHaveValue('18.05.2027');
  await expect(picker.day(STAY.from)).toHaveAccessibleName(new RegExp(firstDay));
  await expect(picker.day(STAY.to)).toHaveAccessibleName(new RegExp(lastDay));
  await page.keyboard.press('Escape');
  await expect(picker.window).toBeHidden();
  await listing.quote.total();
});
