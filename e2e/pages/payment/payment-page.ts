import type { Locator, Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

const PAYING = {
  en: { pay: /^Pay €/, phone: 'Mobile number' },
  pt: { pay: /^Pagar /, phone: 'Número de telemóvel' },
  fr: { pay: /^Payer \d/, phone: 'Numéro de portable' },
  de: { pay: /€ zahlen$/, phone: 'Mobilnummer' },
  nl: { pay: /^Betaal €/, phone: 'Mobiel nummer' },
};

export class PaymentPage extends AnyPage {
  static async open(
    page: Page,
    { id, camper }: { id: number; camper: { id: number } },
    site = 'en-ie',
    origin = '',
  ): Promise<PaymentPage> {
    await page.goto(`${origin}/${site}/campers/${camper.id}/payment/${id}/payment`);
    return new PaymentPage(page, site);
  }

  get payButton(): Locator {
    return this.content.getByRole('button', { name: this.paying.pay });
  }

  get errorSummary(): Locator {
    return this.content.getByRole('alert');
  }

  get continuePaymentLink(): Locator {
    return this.content.getByRole('link', { name: 'Continue the payment' });
  }

  get bankWindow(): Locator {
    return this.page.getByRole('dialog', { name: 'Confirm it with your bank' });
  }

  async choose(method: string): Promise<void> {
    await this.content.getByLabel(method).check();
  }

  /** The last digits of the card decide what its bank does. */
  async fillCard(number: string, expiry = '1229'): Promise<void> {
    for (const [name, text] of Object.entries({ number, expiry })) {
      const field = this.content.locator(`[name="${name}"]`);
      await field.clear();
      await field.pressSequentially(text);
    }
    await this.content.locator('[name="cvx"]').fill('123');
    await this.content.locator('[name="holder"]').fill('Nora Byrne');
    await this.agree();
  }

  /** The last digits of the phone number decide what the phone answers. */
  async askPhone(number: string): Promise<void> {
    await this.choose('MB WAY');
    await this.content.getByLabel(this.paying.phone).fill(number);
    await this.agree();
    await this.payButton.click();
  }

  async agree(): Promise<void> {
    await this.content.locator('[name="agreed"]').check();
  }

  private get paying() {
    return PAYING[this.site.slice(0, 2) as keyof typeof PAYING];
  }
}
