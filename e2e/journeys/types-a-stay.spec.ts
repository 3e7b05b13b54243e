import { addDays, daysInclusive } from '@campavia/domain';

import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { ListingPage } from '../pages/listing-page';

// The way a German writes days, with a month’s name for the second; and the American order without a year.
const NOTATIONS = [
  { site: 'de', from: '11.5.27', to: '18. Mai 2027', written: ['11.05.2027', '18.05.2027'] },
  { site: '', from: '5/11/27', to: '5/18', written: ['05/11/2027', '05/18/2027'] },
];

for (const { site, from, to, written } of NOTATIONS) {
  test(`days typed as “${from}” and “${to}” are understood on the site /${site}`, async ({
    page,
    scenes,
  }) => {
    const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
    const listing = await ListingPage.open(page, site, camper);
    const { firstDay, lastDay } = listing.listingWords;
    const picker = await listing.openPicker();
    await picker.field('from').fill(from);
    await picker.field('to').fill(to);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
    await expect(picker.field('from')).toHaveValue(written[0] ?? '');
    await expect(picker.field('to')).toHaveValue(written[1] ?? '');
    await expect(picker.day(STAY.from)).toHaveAccessibleName(new RegExp(firstDay));
    await expect(picker.day(STAY.to)).toHaveAccessibleName(new RegExp(lastDay));
    await page.keyboard.press('Escape');
    await expect(picker.window).toBeHidden();
    await listing.quote.total();
  });
}

const EXAMPLES = [
  { site: 'de', example: '15.03.2027' },
  { site: '', example: '03/15/2027' },
];

for (const { site, example } of EXAMPLES) {
  test(`what is no day is told at its field with an example, on the site /${site}`, async ({
    page,
    scenes,
  }) => {
    const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
    const listing = await ListingPage.open(page, site, camper, STAY_QUERY);
    const picker = await listing.openPicker();
    await picker.field('from').fill('32/13/27');
    await page.keyboard.press('Tab');
    await expect(picker.field('from')).toHaveAccessibleDescription(
      listing.listingWords.writeLikeThis(example),
    );
    await expect(picker.field('from')).toHaveValue('32/13/27');
    await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
  });
}

test('typed days that are too near one another are told the shortest trip, and stay as typed', async ({
  page,
  scenes,
}) => {
  const { camper, minDays } = await scenes.freeFrom(STAY.from).forLong();
  const listing = await ListingPage.open(page, 'de', camper, `${STAY_QUERY}&km=200`);
  const picker = await listing.openPicker();
  await picker.field('to').fill('13.5.2027');
  await page.keyboard.press('Enter');
  await expect(picker.field('to')).toHaveAccessibleDescription(listing.listingWords.minimum(minDays));
  await expect(picker.field('to')).toHaveValue('13.5.2027');
  await expect(page).toHaveURL(new RegExp(`${STAY_QUERY}&km=200$`));
  const end = addDays(STAY.from, minDays);
  await picker.field('to').fill(end);
  await page.keyboard.press('Enter');
  await expect(picker.field('to')).toHaveAccessibleDescription('');
  await expect(picker.note).toContainText(`${daysInclusive(STAY.from, end)} Tage`);
  await expect(page).toHaveURL(new RegExp(`date_from=${STAY.from}&date_to=${end}&km=200$`));
});
