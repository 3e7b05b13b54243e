import { expect, type Locator, type Page } from '@playwright/test';

export class ExtendPage {
  constructor(private readonly page: Page) {}

  get content(): Locator {
    return this.page.getByRole('main');
  }

  /** A day in the calendar, turning its months until it is shown. */
  async chooseDay(date: string): Promise<void> {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    const monthName = new Intl.DateTimeFormat('en-IE', { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, 1),
    );
    const cell = this.content.getByLabel(new RegExp(`\\s${day} ${monthName} ${year}(, adds .*)?$`));
    await expect(this.content.getByRole('grid').first()).toBeVisible();
    if (!(await cell.isVisible())) await this.content.getByRole('button', { name: 'Next month' }).click();
    await cell.click();
  }

  get sentence(): Locator {
    return this.content.getByText(/ instead of /);
  }

  get toPay(): Locator {
    return this.content.locator('tfoot td').last();
  }

  get askButton(): Locator {
    return this.content.getByRole('button', { name: /^Ask / });
  }

  get payLink(): Locator {
    return this.content.getByRole('link', { name: /^Pay €/ });
  }
}
