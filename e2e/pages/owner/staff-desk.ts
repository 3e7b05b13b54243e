import { expect, type Locator, type Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

/** An approval is sent once it cannot be taken back any more. */
const SENT = { timeout: 15_000 };

export class StaffDesk extends AnyPage {
  constructor(page: Page) {
    super(page, 'en-ie');
  }

  get approve(): Locator {
    return this.content.getByRole('button', { name: 'Approve' });
  }

  get undo(): Locator {
    return this.content.getByRole('button', { name: 'Undo' });
  }

  async expectPublished(): Promise<void> {
    await expect(this.page.getByText(/ is published$/)).toBeVisible(SENT);
  }

  async publish(camper: number): Promise<void> {
    await this.page.goto(`/en-ie/d/staff/listings/${camper}`);
    await this.approve.click();
    await this.expectPublished();
  }
}
