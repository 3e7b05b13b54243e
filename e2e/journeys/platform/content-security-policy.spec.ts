import { expect, STAY, STAY_QUERY, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';

test('no page violates its content security policy, also after a reload', async ({
  page,
  scenes,
  consoleErrors,
}) => {
  const [camper = 0] = await scenes.freeCampers('annecy', STAY);
  const opened = [
    () => HomePage.open(page, 'fr'),
    () => SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`),
    () => ListingPage.open(page, 'fr', camper, STAY_QUERY),
  ];
  for (const open of opened) {
    const { heading } = await open();
    const text = await heading.innerText();
    for (let time = 0; time < 2; time += 1) {
      await page.reload();
      await expect(heading).toHaveText(text);
    }
  }
  expect(consoleErrors).toEqual([]);
});
