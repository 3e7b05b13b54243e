import { expect, type Locator, type Page } from '@playwright/test';

import { amountIn } from './amounts';
import { AnyPage } from './any-page';
import { DatePicker } from './date-picker';
import { listingWordsOf, type ListingWords } from './listing-words';
import { QuoteBox } from './quote-box';

/** One camper. */
export class ListingPage extends AnyPage {
  readonly listingWords: ListingWords;
  readonly quote: QuoteBox;
  readonly picker: DatePicker;

  constructor(page: Page, site: string) {
    super(page, site);
    this.listingWords = listingWordsOf(site);
    this.quote = new QuoteBox(this.pricePanel, this.listingWords);
    this.picker = new DatePicker(page, site);
  }

  static async open(page: Page, site: string, id: number, query = ''): Promise<ListingPage> {
    await page.goto(this.pathOn(site, `/campers/${id}${query && '?'}${query}`));
    const listing = new ListingPage(page, site);
    await expect(listing.heading).toBeVisible();
    return listing;
  }

  get pricePanel(): Locator {
    return this.page.getByRole('complementary', { name: this.words.price });
  }

  /** The full price of the stay. */
  async total(): Promise<string> {
    return amountIn(await this.pricePanel.locator('[aria-live] b').innerText());
  }

  /** Where the days of the stay are shown and chosen: first the day of departure, then that of return. */
  get dayFields(): Locator {
    return this.pricePanel.locator('button[aria-haspopup="dialog"]');
  }

  get pickUpHour(): Locator {
    return this.pricePanel.getByLabel(this.listingWords.hourFrom);
  }

  get returnHour(): Locator {
    return this.pricePanel.getByLabel(this.listingWords.hourTo);
  }

  async openPicker(): Promise<DatePicker> {
    await this.dayFields.first().click();
    await expect(this.picker.window).toBeVisible();
    return this.picker;
  }

  get pictures(): Locator {
    return this.content.locator('img');
  }

  get allPicturesButton(): Locator {
    return this.content.getByRole('button', { name: this.listingWords.allPictures });
  }

  /** Opens the window in which one tells what is wrong with the page. */
  async openReport(): Promise<Locator> {
    await this.content.getByRole('button', { name: this.listingWords.report }).click();
    const report = this.page.getByRole('dialog');
    await expect(report.getByRole('radio').first()).toBeVisible();
    return report;
  }

  /** Goes on to the end of the page, so that everything that comes when it is near is there. */
  async readToTheEnd(): Promise<void> {
    await this.footer.scrollIntoViewIfNeeded();
    await expect(this.content.getByRole('button', { name: this.listingWords.report })).toBeAttached();
    await expect(this.content.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** The query of the address: what somebody else needs to see the same. */
  get query(): string {
    return new URL(this.page.url()).search.slice(1);
  }
}
