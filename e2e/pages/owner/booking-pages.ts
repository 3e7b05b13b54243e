import { expect, type Locator, type Page } from '@playwright/test';

export class BookingsPage {
  constructor(private readonly page: Page) {}

  static async open(page: Page, query = ''): Promise<BookingsPage> {
    await page.goto(`/en-ie/d/bookings${query && `?${query}`}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your bookings' })).toBeVisible();
    return new BookingsPage(page);
  }

  card(id: number): Locator {
    const heading = this.page.locator(`h2 a[href$="/d/bookings/${id}"]`);
    return this.page.getByRole('article').filter({ has: heading });
  }

  async answer(id: number): Promise<BookingPage> {
    await this.card(id)
      .getByRole('link', { name: /^Answer / })
      .click();
    await expect(this.page.getByRole('link', { name: 'All bookings' })).toBeVisible();
    return new BookingPage(this.page);
  }
}

export class BookingPage {
  constructor(private readonly page: Page) {}

  async open(id: number): Promise<void> {
    await this.page.goto(`/en-ie/d/bookings/${id}`);
    await expect(this.page.getByRole('link', { name: 'All bookings' })).toBeVisible();
  }

  get acceptButton(): Locator {
    return this.page.getByRole('button', { name: 'Accept', exact: true });
  }

  get undoButton(): Locator {
    return this.page.getByRole('button', { name: 'Undo' }).first();
  }

  get badge(): Locator {
    return this.page.locator('header').filter({ has: this.page.getByRole('heading', { level: 1 }) });
  }

  async refuse(reason: string, comment: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Decline' }).first().click();
    await this.page.getByRole('radio', { name: reason }).check();
    await this.page.getByRole('textbox').fill(comment);
    await this.page.getByRole('button', { name: 'Decline the request' }).click();
  }
}
