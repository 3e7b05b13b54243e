import { expect, type Locator, type Page } from '@playwright/test';

/** Amounts are as the page formats them. */
export class CancelPage {
  private constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<CancelPage> {
    await page.getByRole('link', { name: 'See every line, or cancel' }).click();
    return CancelPage.at(page);
  }

  static async at(page: Page): Promise<CancelPage> {
    await expect(page.getByRole('heading', { level: 1, name: /^Cancel / })).toBeVisible();
    return new CancelPage(page);
  }

  get lead(): Locator {
    return this.page.getByRole('main').locator('header p');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Retained and refunded amount, from the last line of the table. */
  async totals(): Promise<{ price: string; kept: string; refunded: string }> {
    const cells = await this.page.getByRole('table').locator('tfoot td').allInnerTexts();
    const [price = '', kept = '', refunded = ''] = cells;
    return { price, kept, refunded };
  }

  get reasons(): Locator {
    return this.page.getByRole('radio');
  }

  async chooseReason(name: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name }).check();
  }

  get cancelButton(): Locator {
    return this.page.getByRole('button', { name: /^Cancel, get / });
  }
}
