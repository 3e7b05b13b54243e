import { expect, type Locator, type Page } from '@playwright/test';

import type { ChosenFile } from './document-page';

export interface Condition {
  photo: ChosenFile;
  odometer: number;
  /** `Full`, `4/8`. */
  fuel: string;
}

export class ConditionPage {
  constructor(private readonly page: Page) {}

  get content(): Locator {
    return this.page.getByRole('main');
  }

  async write({ photo, odometer, fuel }: Condition): Promise<void> {
    await expect(this.content.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    await this.content.getByLabel('Take a photo').last().setInputFiles(photo);
    await expect(this.content.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await this.content.getByLabel('Kilometres on the odometer').fill(String(odometer));
    await this.content.getByRole('button', { name: 'Save the odometer' }).click();
    const level = this.content.getByRole('button', { name: fuel, exact: true });
    await level.click();
    await expect(level).toHaveAttribute('aria-pressed', 'true');
  }

  async confirm(): Promise<void> {
    await this.content.getByRole('button', { name: 'Confirm the report' }).click();
    await expect(this.content.getByText('You have confirmed this report.')).toBeVisible();
  }

  /** Confirms what the other side has confirmed already. */
  async agree(): Promise<void> {
    await this.content.getByRole('button', { name: 'Confirm the report' }).click();
    await expect(this.final).toBeVisible();
  }

  async confirmAsOwner(code: string): Promise<void> {
    await this.content.getByLabel('The owner’s code').fill(code);
    await this.content.getByRole('button', { name: 'Confirm as the owner' }).click();
  }

  get final(): Locator {
    return this.content.getByText('have confirmed this report. It can no longer be changed.');
  }
}
