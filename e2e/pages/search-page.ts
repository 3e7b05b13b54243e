import { expect, type Locator, type Page } from '@playwright/test';

import { FinderForm } from './finder-form';
import { ListingPage } from './listing-page';
import { amountIn } from './amounts';

const ID_IN_ADDRESS = /\/campers\/(\d+)/;

/** The results of a search. */
export class SearchPage extends FinderForm {
  static async open(page: Page, site: string, query = ''): Promise<SearchPage> {
    await page.goto(this.pathOn(site, `/s${query && '?'}${query}`));
    const results = new SearchPage(page, site);
    await expect(results.heading).toBeVisible();
    return results;
  }

  get cards(): Locator {
    return this.content.getByRole('article');
  }

  /** The link that a card is. */
  linkOf(card: Locator): Locator {
    return card.getByRole('link');
  }

  async expectResults(): Promise<void> {
    await expect(this.linkOf(this.cards.first())).toBeVisible();
    await expect(this.content.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** How many campers the heading promises. */
  async total(): Promise<number> {
    return Number((await this.heading.innerText()).replace(/\D/g, ''));
  }

  /** Numbers of the campers on this page, in their order. */
  async campers(): Promise<number[]> {
    const links = await this.cards.getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return addresses.map((address) => Number(ID_IN_ADDRESS.exec(address ?? '')?.[1]));
  }

  /** The full price of the stay on a card. */
  async totalOn(card: Locator): Promise<string> {
    return amountIn(await card.locator('u').innerText());
  }

  /** The price of a day on a card. */
  async priceADayOn(card: Locator): Promise<string> {
    return amountIn(await card.locator('p > b').innerText());
  }

  /** Prices of a day of all cards, in their order, on the English site. */
  async pricesADay(): Promise<number[]> {
    const prices = await this.cards.locator('p > b').allInnerTexts();
    return prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
  }

  async openCamper(card: Locator): Promise<ListingPage> {
    const title = await this.linkOf(card).innerText();
    await this.linkOf(card).click();
    const listing = new ListingPage(this.page, this.site);
    await expect(listing.heading).toHaveText(title);
    return listing;
  }

  get filters(): Locator {
    return this.content.getByRole('group', { name: this.words.filters });
  }

  /** Chooses a type by its chip. */
  async filterByType(name: string): Promise<void> {
    await this.filters.getByRole('button', { name: 'Type' }).click();
    const sheet = this.page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name }).check();
    await sheet.getByRole('button', { name: this.words.showCampers }).click();
    await expect(sheet).toBeHidden();
    await this.expectResults();
  }

  /** Takes a filter off by the chip that names it. */
  async takeOff(name: string): Promise<void> {
    await this.filters.getByRole('button', { name }).click();
    await this.expectResults();
  }

  get nextPage(): Locator {
    return this.content.getByRole('link', { name: this.words.nextPage });
  }

  /** Walks from page to page to the last one and gathers all campers. */
  async campersOfAllPages(): Promise<number[]> {
    const found = await this.campers();
    while (await this.nextPage.isVisible()) {
      const before = this.page.url();
      await this.nextPage.click();
      await expect(this.page).not.toHaveURL(before);
      await this.expectResults();
      found.push(...(await this.campers()));
    }
    return found;
  }
}
