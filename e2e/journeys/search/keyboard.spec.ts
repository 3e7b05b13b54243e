import { addDays } from '@campavia/domain';

import { expect, test, TODAY, UNBOOKED_STAY, UNBOOKED_STAY_QUERY } from '../../fixtures';
import { DatePicker } from '../../pages/search/date-picker';
import { HomePage } from '../../pages/search/home-page';
import { tabTo } from '../../pages/checks/keyboard';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';

test('a visitor finds and opens a free camper by keyboard alone', async ({ page, scenes }) => {
  const { keyboard } = page;
  const free = await scenes.freeCampers('annecy', UNBOOKED_STAY);
  const home = await HomePage.open(page, 'fr');

  await keyboard.press('Tab');
  await expect(home.skipLink).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, home.placeField);
  await keyboard.type('Annec', { delay: 40 });
  await expect(home.suggestions.first()).toHaveText(/^Annecy/);
  await keyboard.press('ArrowDown');
  await expect(home.suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await expect(home.placeField).toHaveValue('Annecy');
  await expect(home.placeField).toBeFocused();

  await tabTo(page, home.datesField);
  await keyboard.press('Enter');
  const picker = new DatePicker(page, 'fr');
  await expect(picker.day(TODAY)).toBeFocused();
  await picker.walk(TODAY, UNBOOKED_STAY.from);
  await keyboard.press('Enter');
  const afterStart = addDays(UNBOOKED_STAY.from, 1);
  await expect(picker.day(afterStart)).toBeFocused();
  await picker.walk(afterStart, UNBOOKED_STAY.to);
  await keyboard.press('Enter');
  await expect(picker.window).toBeHidden();
  await expect(home.datesField).toBeFocused();

  await tabTo(page, home.submitButton);
  await keyboard.press('Enter');
  const results = new SearchPage(page, 'fr');
  await expect(results.heading).toHaveText(results.texts.campersNear('Annecy'));
  await expect(results.heading).toBeFocused();
  expect(await results.total()).toBe(free.length);
  await expect(page).toHaveURL(new RegExp(`/fr/s\\?where=annecy&${UNBOOKED_STAY_QUERY}$`));

  const card = results.cards.nth(1);
  await tabTo(page, results.linkOf(card));
  const title = await results.linkOf(card).innerText();
  await keyboard.press('Enter');
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(title);
  await expect(listing.heading).toBeFocused();
  await page.goBack();
  await expect(results.linkOf(card)).toBeFocused();
});
