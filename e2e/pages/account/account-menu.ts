import { expect, type Locator, type Page } from '@playwright/test';

export class AccountMenu {
  constructor(private readonly page: Page) {}

  get pill(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /menu/i });
  }

  get list(): Locator {
    return this.page.getByRole('menu').or(this.page.getByRole('dialog', { name: 'Menu' }));
  }

  async open(): Promise<void> {
    await this.pill.click();
    await expect(this.list).toBeVisible();
  }

  async entries(): Promise<string[]> {
    const lines = this.list.getByRole('menuitem').or(this.list.locator('nav a, nav button'));
    return (await lines.allInnerTexts()).map((line) => line.trim());
  }

  async choose(name: string): Promise<void> {
    await this.open();
    await this.list.getByText(name, { exact: true }).click();
  }
}
