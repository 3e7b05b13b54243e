import { expect, type Locator, type Page } from '@playwright/test';

export class ConsentBar {
  constructor(private readonly page: Page) {}

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'May we count your visit?' });
  }

  get panel(): Locator {
    return this.page.getByRole('dialog', { name: 'May we count your visits?' });
  }

  async accept(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Accept' }).click();
    await expect(this.bar).toBeHidden();
  }

  async refuse(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Decline' }).click();
    await expect(this.bar).toBeHidden();
  }

  async reopen(): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
    await expect(this.panel).toBeVisible();
  }
}
