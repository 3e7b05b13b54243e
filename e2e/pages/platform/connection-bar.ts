import { expect, type Locator, type Page } from '@playwright/test';

/** The longest that a user may wait for the announcement. */
const SOON = { timeout: 2_000 };

export class ConnectionBar {
  constructor(private readonly page: Page) {}

  get bar(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^You are (offline|online again)\./ });
  }

  async loseConnection(): Promise<void> {
    // The code of the bar is loaded with the first key, or ten seconds after the page.
    await this.page.locator('#connection').waitFor({ state: 'attached' });
    await this.page.context().setOffline(true);
    await expect(this.bar).toContainText('You are offline.', SOON);
  }

  async regainConnection(): Promise<void> {
    await this.page.context().setOffline(false);
    await expect(this.bar).toHaveText('You are online again.', SOON);
  }
}
