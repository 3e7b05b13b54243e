import { expect, type Locator, type Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export class ListingSteps extends AnyPage {
  constructor(page: Page) {
    super(page, 'en-ie');
  }

  async open(path = '/onboarding'): Promise<void> {
    await this.page.goto(`/en-ie${path}`);
    await expect(this.heading).toBeVisible();
  }

  field(name: string): Locator {
    return this.content.getByRole('textbox', { name });
  }

  choice(name: string): Locator {
    return this.content.getByRole('combobox', { name });
  }

  type(name: string): Locator {
    return this.content.getByRole('radio', { name });
  }

  count(name: string): Locator {
    return this.content.getByRole('group', { name }).getByRole('status');
  }

  oneMore(name: string): Locator {
    return this.content.getByRole('group', { name }).getByRole('button', { name: 'One more' });
  }

  status(text: RegExp): Locator {
    return this.content.getByRole('status').filter({ hasText: text });
  }

  async goOn(heading: string, button = 'Continue'): Promise<void> {
    await this.content
      .getByRole('button', { name: button })
      .or(this.content.getByRole('link', { name: button }))
      .click();
    await expect(this.heading).toHaveText(heading);
  }

  async standIn(town: string, street: string, zipcode: string): Promise<void> {
    await this.choice('Town').fill(town);
    await this.page.getByRole('option', { name: town }).first().click();
    await this.field('Street and number').fill(street);
    await this.field('Postcode').fill(zipcode);
  }

  async findAddress(text: string, address: RegExp): Promise<void> {
    await this.choice('Find the address').fill(text);
    await this.page.getByRole('option', { name: address }).first().click();
  }

  async movePin(key: string): Promise<void> {
    await this.content.getByRole('button', { name: /^Where the camper stands/ }).press(key);
    await expect(this.content.getByText('The pin was moved.')).toBeVisible();
  }

  async addPicture(): Promise<void> {
    const url = await this.page.evaluate(drawPicture);
    const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
    await this.content.getByLabel('Add pictures').last().setInputFiles(file);
    await expect(this.content.locator('[data-picture]')).toHaveCount(1, { timeout: 20_000 });
  }
}

function drawPicture(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [900, 600];
  const context = canvas.getContext('2d');
  context?.fillRect(100, 100, 500, 300);
  return canvas.toDataURL('image/jpeg');
}
