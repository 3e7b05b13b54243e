import { expect, type Locator, type Page } from '@playwright/test';

import { amountIn } from '../payment/amounts';
import { AnyPage } from '../platform/any-page';
import { DatePicker } from '../search/date-picker';
import { listingTextsOf, type ListingTexts } from './listing-texts';
import { QuoteBox } from './quote-box';

const LISTING_CALL = /\/3\/products\/\d+\/\?/;

export interface HeldBackData {
  release(): void;
  count(): number;
}

export class ListingPage extends AnyPage {
  readonly listingTexts: ListingTexts;
  readonly quote: QuoteBox;
  readonly picker: DatePicker;

  constructor(page: Page, site: string) {
    super(page, site);
    this.listingTexts = listingTextsOf(site);
    this.quote = new QuoteBox(this.pricePanel, this.listingTexts);
    this.picker = new DatePicker(page, site);
  }

  static async open(page: Page, site: string, id: number, query = ''): Promise<ListingPage> {
    await page.goto(this.pathOn(site, `/campers/${id}${query && '?'}${query}`));
    const listing = new ListingPage(page, site);
    await expect(listing.heading).toBeVisible();
    // The choices that need dates are loaded with the first interaction.
    if (query) await page.keyboard.press('Shift');
    return listing;
  }

  /** Delays the camper's own data until `release`, but not prices, dates and reviews. */
  static async holdBackData(page: Page): Promise<HeldBackData> {
    let release = () => {};
    let calls = 0;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(LISTING_CALL, async (route) => {
      calls += 1;
      await isReleased;
      await route.continue();
    });
    return { release, count: () => calls };
  }

  /** All data of the camper is shown, not only the preview from its card. */
  async expectLoaded(): Promise<void> {
    await expect(this.places.first()).toBeVisible();
  }

  /** Links to the places around the camper; known only to its own data. */
  get places(): Locator {
    return this.content.getByRole('navigation').getByRole('link');
  }

  async priceADay(): Promise<string> {
    return amountIn(await this.pricePanel.locator('b').first().innerText());
  }

  get pricePanel(): Locator {
    return this.page.getByRole('complementary', { name: this.texts.price });
  }

  async total(): Promise<string> {
    return amountIn(await this.pricePanel.locator('[aria-live] b').innerText());
  }

  get dayFields(): Locator {
    return this.pricePanel.locator('button[aria-haspopup="dialog"]');
  }

  get pickUpHour(): Locator {
    return this.pricePanel.getByLabel(this.listingTexts.hourFrom);
  }

  get returnHour(): Locator {
    return this.pricePanel.getByLabel(this.listingTexts.hourTo);
  }

  async openPicker(): Promise<DatePicker> {
    await this.dayFields.first().click();
    await expect(this.picker.window).toBeVisible();
    return this.picker;
  }

  get pictures(): Locator {
    return this.content.locator('img');
  }

  async scrollToEnd(): Promise<void> {
    await this.scrollToFooter();
    await expect(this.content.getByRole('button', { name: this.listingTexts.report })).toBeAttached();
    await expect(this.content.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  get query(): string {
    return new URL(this.page.url()).search.slice(1);
  }
}
