import { expect, type Locator, type Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export class EarningsPage extends AnyPage {
  constructor(page: Page) {
    super(page, 'en-ie');
  }

  get listCamper(): Locator {
    return this.content.getByRole('link', { name: 'List your camper' });
  }

  async expectStep(heading: string): Promise<void> {
    await expect(this.heading).toHaveText(heading);
  }

  async goOn(label = 'Continue'): Promise<void> {
    await this.content.getByRole('button', { name: label }).click();
  }

  async choose(name: RegExp | string): Promise<void> {
    await this.content.getByRole('radio', { name }).check();
  }

  async chooseCountry(name: string): Promise<void> {
    await this.content.getByRole('combobox', { name: 'Registered in' }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async fill(fields: Record<string, string>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.field(name).fill(text);
  }

  field(name: string): Locator {
    return this.content.getByRole('textbox', { name });
  }
}
