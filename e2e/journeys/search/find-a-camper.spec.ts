import { expect, NARROW_TOO, test, UNBOOKED_STAY } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';

test(
  'a visitor finds a free camper, opens it and comes back to the same position',
  NARROW_TOO,
  async ({ page, scenes, consoleErrors }) => {
    const free = await scenes.freeCampers('annecy', UNBOOKED_STAY);
    const home = await HomePage.open(page, 'fr');

    await home.choosePlace('Annec', 'Annecy');
    await home.chooseDates(UNBOOKED_STAY);
    const results = await home.search();
    await expect(results.heading).toHaveText(results.texts.campersNear('Annecy'));
    await expect(results.heading).toBeFocused();
    await expect(page).toHaveTitle(/Annecy.* · Campavia$|^Annecy.*Campavia$/);
    expect(await results.total()).toBe(free.length);
    expect(await results.campers()).toHaveLength(Math.min(free.length, 20));
    for (const camper of await results.campers()) expect(free).toContain(camper);

    const card = results.cards.nth(7);
    await card.scrollIntoViewIfNeeded();
    const total = await results.totalOn(card);
    const address = page.url();
    const position = await results.scrollPosition();
    expect(position).toBeGreaterThan(0);
    const listing = await results.openCamper(card);
    await expect(listing.heading).toBeFocused();
    expect(await listing.total()).toBe(total);

    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(results.linkOf(card)).toBeFocused();
    await expect
      .poll(async () => Math.abs((await results.scrollPosition()) - position))
      .toBeLessThanOrEqual(2);

    await results.switchSite('Ireland · English · €');
    const english = new SearchPage(page, 'en-ie');
    await expect(english.heading).toHaveText(english.texts.campersNear('Annecy'));
    expect(await english.total()).toBe(free.length);
    expect(page.url()).toBe(address.replace('/fr/', '/en-ie/'));
    expect(consoleErrors).toEqual([]);
  },
);
