import { plainDate } from '@campavia/domain';

import { expect, STAY, STAY_QUERY, test, TODAY } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';

const NOW = process.env.CAMPAVIA_NOW;

/** Stays in which one night has an hour less, or one more, in Europe. */
const CLOCK_CHANGES = [
  { from: '2027-03-26', to: '2027-03-30', shown: ['26 mars', '30 mars'] },
  { from: '2027-10-29', to: '2027-11-02', shown: ['29 oct.', '2 nov.'] },
];

test.beforeEach(async ({ page }) => {
  if (NOW) await page.clock.setFixedTime(NOW);
});

// It is yesterday in Honolulu and nearly tomorrow in Auckland while it is morning in Paris.
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('chooses, searches and shows the same days as one in Paris', async ({ page }) => {
      const home = await HomePage.open(page, 'fr');
      const picker = await home.openPicker();
      await expect(picker.day(TODAY)).toHaveAccessibleName(/aujourd’hui/);
      await expect(picker.day(TODAY)).not.toHaveAttribute('aria-disabled', 'true');
      await picker.choose(STAY);
      await expect(home.datesField).toContainText(/11\D+18\smai/);
      await home.choosePlace('Annec', 'Annecy');
      const results = await home.search();
      await expect(page).toHaveURL(new RegExp(`where=annecy&${STAY_QUERY}$`));
      const listing = await results.openCamper(results.cards.first());
      await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
      await expect(listing.dayFields.first()).toContainText('11 mai');
      await expect(listing.dayFields.nth(1)).toContainText('18 mai');
    });
  });
}

test.describe('a browser in Europe/Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('shows the same days and price where the clock changes during the stay', async ({ page, scenes }) => {
    for (const { from, to, shown } of CLOCK_CHANGES) {
      const stay = { from: plainDate(from), to: plainDate(to) };
      const results = await SearchPage.open(page, 'fr', `where=annecy&date_from=${from}&date_to=${to}`);
      await results.expectResults();
      expect(await results.total()).toBe((await scenes.freeCampers('annecy', stay)).length);
      const card = results.cards.first();
      const total = await results.totalOn(card);
      const listing = await results.openCamper(card);
      await expect.poll(() => listing.total()).toBe(total);
      await expect(listing.dayFields.first()).toContainText(shown[0] ?? '');
      await expect(listing.dayFields.nth(1)).toContainText(shown[1] ?? '');
    }
  });
});
