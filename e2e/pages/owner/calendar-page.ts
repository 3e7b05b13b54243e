import { expect, type Locator, type Page } from '@playwright/test';

import type { PlainDate } from '@campavia/domain';

export class OwnerCalendarPage {
  constructor(private readonly page: Page) {}

  static async open(page: Page, camper: number): Promise<OwnerCalendarPage> {
    await page.goto(`/en-ie/d/campers/${camper}/calendar`);
    const calendar = new OwnerCalendarPage(page);
    await expect(calendar.grid).toBeVisible();
    return calendar;
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  day(date: PlainDate): Locator {
    return this.grid.locator(`[data-day="${date}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  /** Moves the focus from the day that Tab leads to up to a later day, with the keys of the grid. */
  async moveTo(date: PlainDate): Promise<void> {
    await this.grid.locator('[tabindex="0"]').focus();
    const month = date.slice(0, 7);
    const focused = async () => (await this.page.locator(':focus').getAttribute('data-day')) ?? '';
    while ((await focused()).slice(0, 7) < month) await this.page.keyboard.press('PageDown');
    while ((await focused()) < date) await this.page.keyboard.press('ArrowRight');
    while ((await focused()) > date) await this.page.keyboard.press('ArrowLeft');
  }

  async follow(name: string, url: string): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    await this.page.getByLabel('Address of the calendar').fill(url);
    await this.button('Follow this calendar').click();
  }
}
