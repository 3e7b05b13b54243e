import { expect, type Locator, type Page } from '@playwright/test';

import { amountIn } from './amounts';
import { AnyPage } from './any-page';

/** One camper. */
export class ListingPage extends AnyPage {
  static async open(page: Page, site: string, id: number, query = ''): Promise<ListingPage> {
    await page.goto(this.pathOn(site, `/campers/${id}${query && '?'}${query}`));
    const listing = new ListingPage(page, site);
    await expect(listing.heading).toBeVisible();
    return listing;
  }

  get pricePanel(): Locator {
    return this.page.getByRole('complementary', { name: this.words.price });
  }

  /** The whole price of the stay. */
  async total(): Promise<string> {
    return amountIn(await this.pricePanel.locator('[aria-live] b').innerText());
  }

  /** Where the days of the stay are shown and chosen: first the day of departure, then that of return. */
  get dayFields(): Locator {
    return this.pricePanel.locator('button[aria-haspopup="dialog"]');
  }
}
