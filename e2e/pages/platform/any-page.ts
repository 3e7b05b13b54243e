import { expect, type Locator, type Page } from '@playwright/test';

import { wordsOf, type Words } from './words';

/** What every page of the site has: header, footer, one heading, and the switch to another site. */
export class AnyPage {
  readonly words: Words;

  /** @param site name of the site, as in its address; empty for the default one */
  constructor(
    readonly page: Page,
    readonly site: string,
  ) {
    this.words = wordsOf(site);
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

  /** The panel in place of a remote that could not be loaded or failed. */
  get failure(): Locator {
    return this.content.getByRole('alert');
  }

  get retry(): Locator {
    return this.failure.getByRole('button', { name: this.words.tryAgain });
  }

  /** The copy of a page's main button in the bar with the total, for taps; in English. */
  get stickyMainButton(): Locator {
    return this.page.getByRole('region', { name: 'Total' }).locator('[aria-hidden="true"]:has([inert])');
  }

  get skipLink(): Locator {
    return this.page.locator('a[href="#main"]');
  }

  /** Path of a page on a site. */
  protected static pathOn(site: string, path: string): string {
    const prefix = site && `/${site}`;
    return prefix && path === '/' ? prefix : `${prefix}${path}`;
  }

  /** Switches to another site by its name, "Ireland · English · €"; `page` is then a page of that site. */
  async switchSite(name: string): Promise<void> {
    await this.footer.scrollIntoViewIfNeeded();
    await this.footer
      .getByText(/ · .+ · /)
      .first()
      .click();
    await this.footer.getByRole('link', { name }).click();
  }

  async expectHeaderAndFooter(): Promise<void> {
    await expect(this.header.getByRole('link', { name: this.words.findACamper })).toBeVisible();
    await expect(this.footer).toContainText('Campavia');
  }

  async scrollPosition(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
