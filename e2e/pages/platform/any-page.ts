import { expect, type Locator, type Page } from '@playwright/test';

import { pageTextsOf, type PageTexts } from './page-texts';

export class AnyPage {
  readonly texts: PageTexts;

  /** `site` is the name in the address; empty for the default site. */
  constructor(
    readonly page: Page,
    readonly site: string,
  ) {
    this.texts = pageTextsOf(site);
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  get content(): Locator {
    return this.page.getByRole('main');
  }

  get heading(): Locator {
    return this.content.getByRole('heading', { level: 1 });
  }

  get failure(): Locator {
    return this.content.getByRole('alert');
  }

  get retry(): Locator {
    return this.failure.getByRole('button', { name: this.texts.tryAgain });
  }

  /** A copy for taps only, hidden from assistive technology. */
  get stickyMainButton(): Locator {
    return this.page.getByRole('region', { name: 'Total' }).locator('[aria-hidden="true"]:has([inert])');
  }

  get skipLink(): Locator {
    return this.page.locator('a[href="#main"]');
  }

  protected static pathOn(site: string, path: string): string {
    const prefix = site && `/${site}`;
    return prefix && path === '/' ? prefix : `${prefix}${path}`;
  }

  /** Before its scripts have started, a page follows links by loading documents. */
  async whenStarted(): Promise<void> {
    await this.page.waitForFunction(
      () => (window as { campaviaStart?: { isDone?: boolean } }).campaviaStart?.isDone,
    );
  }

  /** A footer that the server did not render is replaced once it is in view. */
  async scrollToFooter(): Promise<void> {
    await this.page.locator('#footer').scrollIntoViewIfNeeded();
  }

  /** By its name, `Ireland · English · €`; `page` is on that site afterwards. */
  async switchSite(name: string): Promise<void> {
    await this.scrollToFooter();
    await this.footer
      .getByText(/ · .+ · /)
      .first()
      .click();
    await this.footer.getByRole('link', { name }).click();
  }

  async expectHeaderAndFooter(): Promise<void> {
    await expect(this.header.getByRole('link', { name: this.texts.findACamper })).toBeVisible();
    await expect(this.footer).toContainText('Campavia');
  }

  async scrollPosition(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
