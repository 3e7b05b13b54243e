import { expect, type Locator, type Page } from '@playwright/test';

/** Quality bar, detail 13. */
const SOON = { timeout: 2_000 };

/** What says along the foot of the window, in English, that the connection is gone or back. */
export class ConnectionBar {
  constructor(private readonly page: Page) {}

  get bar(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^You are (offline|online again)\./ });
  }

  /** Takes the connection away from a page that has been standing for a while. */
  async loseConnection(): Promise<void> {
    // The bar comes with what is typed, or ten seconds after the page; without a connection it could not.
    await this.page.locator('#connection').waitFor({ state: 'attached' });
    await this.page.context().setOffline(true);
    await expect(this.bar).toContainText('You are offline.', SOON);
  }

  async regainConnection(): Promise<void> {
    await this.page.context().setOffline(false);
    await expect(this.bar).toHaveText('You are online again.', SOON);
  }
}
