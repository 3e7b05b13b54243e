import { expect, STAY, STAY_QUERY, test, TODAY } from '../fixtures';
import { HomePage } from '../pages/home-page';

const NOW = process.env.CAMPAVIA_NOW;

// It is yesterday in Honolulu and nearly tomorrow in Auckland while it is morning in Paris.
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('chooses, searches and reads the same days as one in Paris', async ({ page }) => {
      if (NOW) await page.clock.setFixedTime(NOW);
      const home = await HomePage.open(page, 'fr');
      const picker = await home.openPicker();
      await expect(picker.day(TODAY)).toHaveAccessibleName(/aujourd’hui/);
      await expect(picker.day(TODAY)).not.toHaveAttribute('aria-disabled', 'true');
      await picker.choose(STAY);
      await expect(home.datesField).toContainText(/11\D+18 mai/);
      await home.choosePlace('Annec', 'Annecy');
      const results = await home.search();
      await expect(page).toHaveURL(new RegExp(`where=annecy&${STAY_QUERY}$`));
      const listing = await results.openCamper(results.cards.first());
      await expect(page).toHaveURL(new RegExp(`\\?${STAY_QUERY}$`));
      await expect(listing.datesField).toContainText(/11\D+18 mai/);
    });
  });
}
