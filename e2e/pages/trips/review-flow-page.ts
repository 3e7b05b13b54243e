import { expect, type Locator, type Page } from '@playwright/test';

import type { ChosenFile } from './document-page';

export class ReviewFlowPage {
  constructor(private readonly page: Page) {}

  get content(): Locator {
    return this.page.getByRole('main');
  }

  get thanks(): Locator {
    return this.content.getByRole('heading', { name: 'Thank you, your review is in' });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async giveStars(label: string, stars: number): Promise<void> {
    const group = this.content.getByRole('group', { name: label });
    await group.getByRole('radio').first().focus();
    await this.page.keyboard.press(String(stars));
    await expect(group.getByRole('radio').nth(stars - 1)).toBeChecked();
  }

  async write(words: string): Promise<void> {
    await this.content.getByLabel('What should others know?').fill(words);
  }

  async addPicture(file: ChosenFile): Promise<void> {
    await this.content.getByLabel('Add pictures').last().setInputFiles(file);
    await expect(this.content.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  }

  async press(name: string): Promise<void> {
    await this.content.getByRole('button', { name, exact: true }).click();
  }
}
