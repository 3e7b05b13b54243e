import { addDays } from '@campavia/domain';

import { expect, STAY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';

/** Chosen beside the days; it must survive a refusal. */
const CHOSEN = 'insurance=reinforced&second_driver=1';

/** Kilometres, insurance and second driver are shown as chosen, with a price. */
async function expectChoices({ quote, pricePanel, listingTexts: texts }: ListingPage, kilometres: string) {
  await quote.total();
  await expect(quote.refusal).toBeHidden();
  await expect(quote.kilometres).toHaveValue(kilometres);
  await expect(pricePanel.getByText(texts.reinforced).first()).toBeVisible();
  await expect(quote.extras).toContainText('1');
}

function days(from: string, to: string): string {
  return `date_from=${from}&date_to=${to}`;
}

test('a stay that is too short gets its price once a later return is chosen, with all other choices', async ({
  page,
  scenes,
}) => {
  const { camper, minDays } = await scenes.freeFrom(STAY.from).forLong();
  const short = days(STAY.from, addDays(STAY.from, 1));
  const listing = await ListingPage.open(page, 'en-ie', camper, `${short}&km=200&${CHOSEN}`);
  await expect(listing.quote.refusal).toContainText(`${minDays} days minimum`);
  const picker = await listing.openPicker();
  await picker.choose({ from: STAY.from, to: addDays(STAY.from, minDays) });
  await expectChoices(listing, '200');
  expect(listing.query).toBe(`${days(STAY.from, addDays(STAY.from, minDays))}&km=200&${CHOSEN}`);
});
