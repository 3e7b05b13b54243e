import { expect, type Locator, type Page } from '@playwright/test';

import { FinderForm } from './finder-form';
import { ListingPage } from '../listing/listing-page';
import { amountIn } from '../payment/amounts';

const ID_IN_ADDRESS = /\/campers\/(\d+)/;

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

  linkOf(card: Locator): Locator {
    return card.getByRole('link');
  }

  /** After an interaction: React has taken over the page that the server rendered. */
  async expectHydrated(): Promise<void> {
    const rendered = this.page.locator('#app-mf-search:is([data-rendered], [data-hydrating])');
    await expect(rendered).toHaveCount(0);
  }

  async expectResults(): Promise<void> {
    await expect(this.linkOf(this.cards.first())).toBeVisible();
    await expect(this.content.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async total(): Promise<number> {
    return Number((await this.heading.innerText()).replace(/\D/g, ''));
  }

  async campers(): Promise<number[]> {
    const links = await this.cards.getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    return addresses.map((address) => Number(ID_IN_ADDRESS.exec(address ?? '')?.[1]));
  }

  async totalOn(card: Locator): Promise<string> {
    return amountIn(await card.locator('u').innerText());
  }

  async priceADayOn(card: Locator): Promise<string> {
    return amountIn(await card.locator('p > b').innerText());
  }

  /** The town on its picture, without the distance. */
  async placeOn(card: Locator): Promise<string> {
    const label = await card.locator('span:has(svg)').first().innerText();
    return label.split(' · ')[0] ?? '';
  }

  async openCamper(card: Locator): Promise<ListingPage> {
    const title = await this.linkOf(card).innerText();
    await this.linkOf(card).click();
    const listing = new ListingPage(this.page, this.site);
    await expect(listing.heading).toHaveText(title);
    return listing;
  }

  get nextPage(): Locator {
    return this.content.getByRole('link', { name: this.texts.nextPage });
  }
}
