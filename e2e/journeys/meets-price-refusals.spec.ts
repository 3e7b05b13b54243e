import { addDays } from '@campavia/domain';

import { expect, STAY, test } from '../fixtures';
import { ListingPage } from '../pages/listing-page';
import type { Lent, Stays } from '../scenes/stays';

/** Chosen beside the days; a refusal must not lose it. */
const CHOSEN = 'insurance=reinforced&second_driver=1';

interface Refused {
  name: string;
  scene: (stays: Stays) => Promise<Lent>;
  query: string;
  /** What is said, per site; with the days of the shortest trip. */
  says: Record<'en-ie' | 'de', (days: number) => string>;
}

/** Kilometres, insurance and second driver are shown as chosen, and the price is there. */
async function expectChoices({ quote, pricePanel, listingWords: words }: ListingPage, kilometres: string) {
  await quote.total();
  await expect(quote.refusal).toBeHidden();
  await expect(quote.kilometres).toHaveValue(kilometres);
  await expect(pricePanel.getByText(words.reinforced).first()).toBeVisible();
  await expect(quote.extras).toContainText('1');
}

function days(from: string, to: string): string {
  return `date_from=${from}&date_to=${to}`;
}

const REFUSALS: Refused[] = [
  {
    name: 'a return at noon of the day of a pick-up in the afternoon',
    scene: (stays) => stays.forOneDay(),
    query: `${days(STAY.from, STAY.from)}&hour_from=14&hour_to=12&km=200`,
    says: {
      'en-ie': () => 'The return is before the pick-up.',
      de: () => 'Die Rückgabe liegt vor der Abholung.',
    },
  },
  {
    name: 'kilometres without a limit that the owner does not lend',
    scene: (stays) => stays.withLimitedKilometres(),
    query: `${days(STAY.from, STAY.to)}&km=0`,
    says: {
      'en-ie': () => 'The owner does not rent out this camper with unlimited kilometres.',
      de: () => 'Der Vermieter vermietet diesen Camper nicht ohne Kilometerlimit.',
    },
  },
  {
    name: 'days that somebody else has',
    scene: (stays) => stays.taken(),
    query: `${days(STAY.from, STAY.to)}&km=200`,
    says: {
      'en-ie': () => 'Not free on these dates. Choose others to see the price.',
      de: () => 'An diesen Tagen nicht frei. Wählen Sie andere, um den Preis zu sehen.',
    },
  },
  {
    name: 'fewer days than the owner lets for',
    scene: (stays) => stays.forLong(),
    query: `${days(STAY.from, addDays(STAY.from, 2))}&km=200`,
    says: {
      'en-ie': (least) => `${least} days minimum. Choose a later return.`,
      de: (least) => `${least} Tage mindestens. Wählen Sie eine spätere Rückgabe.`,
    },
  },
  {
    name: 'a pick-up on a weekday without handing over',
    scene: (stays) => stays.closedOnSundays(),
    query: `${days(addDays(STAY.from, 5), addDays(STAY.from, 11))}&km=200`,
    says: {
      'en-ie': () => 'The owner hands over on other days. Move the first or the last day.',
      de: () => 'Der Vermieter übergibt an anderen Tagen. Verschieben Sie den ersten oder letzten Tag.',
    },
  },
];

for (const { name, scene, query, says } of REFUSALS) {
  for (const site of ['en-ie', 'de'] as const) {
    test(`${name}: said on the site /${site}, and nothing chosen is lost`, async ({ page, scenes }) => {
      const { camper, minDays } = await scene(scenes.freeFrom(STAY.from));
      const listing = await ListingPage.open(page, site, camper, `${query}&${CHOSEN}`);
      await expect(listing.quote.refusal).toContainText(says[site](minDays));
      await expect(listing.quote.settledTotal).toBeHidden();
      expect(listing.query).toBe(`${query}&${CHOSEN}`);
    });
  }
}

test('a trip that was too short gets its price once a later return is chosen, with all that was chosen', async ({
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

test('kilometres without a limit give way to a hundred a day at one press, and the rest stays', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).withLimitedKilometres();
  const stay = days(STAY.from, STAY.to);
  const listing = await ListingPage.open(page, 'en-ie', camper, `${stay}&km=0&${CHOSEN}`);
  await listing.pricePanel.getByRole('button', { name: 'Take 100 km a day' }).click();
  await expectChoices(listing, '100');
  expect(listing.query).toBe(`${stay}&${CHOSEN}`);
});

test('a trip of one day that begins after it ends is told so, by hand, and mended by its hours', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).forOneDay();
  const listing = await ListingPage.open(page, 'en-ie', camper, `km=200&${CHOSEN}`);
  const picker = await listing.openPicker();
  await picker.choose({ from: STAY.from, to: STAY.from });
  await listing.quote.total();
  await listing.returnHour.selectOption('12');
  await expect(page).toHaveURL(/hour_to=12/);
  await listing.pickUpHour.selectOption('14');
  await expect(listing.quote.refusal).toContainText('The return is before the pick-up.');
  await listing.returnHour.selectOption('20');
  await expectChoices(listing, '200');
  expect(listing.query).toBe(`${days(STAY.from, STAY.from)}&km=200&${CHOSEN}&hour_from=14`);
});
