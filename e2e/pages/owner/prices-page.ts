import { expect, type Locator, type Page } from '@playwright/test';

export class OwnerPricesPage {
  constructor(private readonly page: Page) {}

  static async open(page: Page, camper: number): Promise<OwnerPricesPage> {
    await page.goto(`/en-ie/d/campers/${camper}/prices`);
    const prices = new OwnerPricesPage(page);
    await expect(prices.field('Middle, a day')).toBeVisible();
    return prices;
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  get saveButton(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  }

  get allSaved(): Locator {
    return this.page.getByText('Everything is saved');
  }

  get example(): Locator {
    return this.page.getByRole('complementary').filter({ hasText: 'For example' });
  }

  clash(name: string): Locator {
    return this.page.getByRole('alert').getByRole('group', { name });
  }

  get chooseButton(): Locator {
    return this.page.getByRole('button', { name: 'Save this choice' });
  }
}
