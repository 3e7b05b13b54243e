import type { Locator, Page } from '@playwright/test';

import { AnyPage } from './any-page';

/** Words on the page of paying, by the site's language. */
const PAYING = {
  en: { pay: /^Pay €/, agreed: /I have read the/, phone: 'Mobile number', left: 'Time left' },
  pt: { pay: /^Pagar /, agreed: /^Li o contrato/, phone: 'Número de telemóvel', left: 'Tempo restante' },
  fr: { pay: /^Payer \d/, agreed: /^J’ai lu le/, phone: 'Numéro de portable', left: 'Temps restant' },
  de: { pay: /€ bezahlen$/, agreed: /^Ich habe den/, phone: 'Mobilnummer', left: 'Verbleibende Zeit' },
  nl: { pay: /^€.+ betalen$/, agreed: /^Ik heb het/, phone: 'Mobiel nummer', left: 'Resterende tijd' },
};

/** Where a trip is paid; a card is filled in in English. */
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

  get trouble(): Locator {
    return this.content.getByRole('alert');
  }

  get wayToBank(): Locator {
    return this.content.getByRole('link', { name: 'Go on at your bank' });
  }

  /** The window over the page in which a bank asks. */
  get bankWindow(): Locator {
    return this.page.getByRole('dialog', { name: 'Confirm it with your bank' });
  }

  /** What is left of the time in which a phone can agree. */
  get countdown(): Locator {
    return this.content.getByRole('timer', { name: this.paying.left });
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

  /** Asks a phone, by the last digits that decide what it answers. */
  async askPhone(number: string): Promise<void> {
    await this.choose('MB WAY');
    await this.content.getByLabel(this.paying.phone).fill(number);
    await this.agree();
    await this.payButton.click();
  }

  async agree(): Promise<void> {
    await this.content.getByLabel(this.paying.agreed).check();
  }

  private get paying() {
    return PAYING[this.site.slice(0, 2) as keyof typeof PAYING];
  }
}
