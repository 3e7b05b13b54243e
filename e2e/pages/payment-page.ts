import type { Locator, Page } from '@playwright/test';

import { AnyPage } from './any-page';

/** Where a trip is paid, in English. */
export class PaymentPage extends AnyPage {
  static async open(
    page: Page,
    { id, camper }: { id: number; camper: { id: number } },
  ): Promise<PaymentPage> {
    await page.goto(`/en-ie/campers/${camper.id}/payment/${id}/payment`);
    return new PaymentPage(page, 'en-ie');
  }

  get payButton(): Locator {
    return this.content.getByRole('button', { name: /^Pay €/ });
  }

  get trouble(): Locator {
    return this.content.getByRole('alert');
  }

  get wayToBank(): Locator {
    return this.content.getByRole('link', { name: 'Go on at your bank' });
  }

  async choose(means: string): Promise<void> {
    await this.content.getByLabel(means).check();
  }

  /** Types a card by the last digits that decide what its bank does. */
  async fillCard(number: string, expiry = '1229'): Promise<void> {
    await this.content.getByLabel('Card number').pressSequentially(number);
    await this.content.getByLabel('Expires').pressSequentially(expiry);
    await this.content.getByLabel('Security code').fill('123');
    await this.content.getByLabel('Name on the card').fill('Nora Byrne');
    await this.agree();
  }

  async agree(): Promise<void> {
    await this.content.getByLabel(/I have read the/).check();
  }
}
