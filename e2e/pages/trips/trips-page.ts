import { expect, type Locator, type Page } from '@playwright/test';

export class TripsPage {
  constructor(private readonly page: Page) {}

  static async open(page: Page, query = ''): Promise<TripsPage> {
    await page.goto(`/en-ie/d/trips${query && `?${query}`}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your trips' })).toBeVisible();
    return new TripsPage(page);
  }

  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: 'Trips by next step' });
  }

  tab(name: string): Locator {
    return this.tabs.getByRole('link', { name });
  }

  get cards(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  get empty(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 });
  }

  async openTrip(card: Locator): Promise<TripPage> {
    await card.getByRole('heading').getByRole('link').click();
    await expect(this.page.getByRole('link', { name: 'All trips' })).toBeVisible();
    return new TripPage(this.page);
  }
}

export class TripPage {
  constructor(private readonly page: Page) {}

  /** Opens the page and presses a key, with which it loads its lower sections. */
  static async open(page: Page, id: number): Promise<TripPage> {
    await page.goto(`/en-ie/d/trips/${id}`);
    await expect(page.getByRole('link', { name: 'All trips' })).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('[data-lazy]')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    return new TripPage(page);
  }

  get badge(): Locator {
    return this.page.getByRole('main').locator('header');
  }

  get announcement(): Locator {
    return this.page.getByRole('main').getByRole('status').first();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  section(name: string): Locator {
    return this.page
      .getByRole('main')
      .locator('section')
      .filter({
        has: this.page.getByRole('heading', { level: 2, name }),
      });
  }

  async openEveryLine(): Promise<void> {
    await this.page.getByText(/^Price breakdown/).click();
  }

  get lines(): Locator {
    return this.page.locator('[data-line]');
  }
}
