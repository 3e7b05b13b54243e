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

  get chosenTab(): Locator {
    return this.tabs.locator('[aria-current="page"]');
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

  static async open(page: Page, id: number): Promise<TripPage> {
    await page.goto(`/en-ie/d/trips/${id}`);
    await expect(page.getByRole('link', { name: 'All trips' })).toBeVisible();
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

  get presentStep(): Locator {
    return this.page.locator('[aria-current="step"]');
  }

  async openEveryLine(): Promise<void> {
    await this.page.getByText(/^Price breakdown/).click();
  }

  get lines(): Locator {
    return this.page.locator('[data-line]');
  }
}
