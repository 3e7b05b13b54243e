import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { PaymentPage } from '../payment/payment-page';

/** The payment steps at the older address, which has the booking in its query. */
export class OlderFunnelPage extends PaymentPage {
  /** Switches the flag off for this page or browser context only. */
  static async switchedOff(pages: Page | BrowserContext): Promise<void> {
    await pages.addInitScript(() => {
      const { parse } = JSON;
      JSON.parse = (...asked) => {
        const value = parse(...asked) as { referential?: { flags?: Record<string, boolean> } } | null;
        const flags = value?.referential?.flags;
        if (flags) flags.regular_payment_funnel = false;
        return value;
      };
    });
  }

  static async at(page: Page, step: string, query: string): Promise<OlderFunnelPage> {
    await page.goto(`/en-ie/booking-payment${step && `/${step}`}?${query}`);
    return new OlderFunnelPage(page, 'en-ie');
  }

  get next(): Locator {
    return this.content.getByRole('button', { name: 'Continue', exact: true });
  }

  get toPayment(): Locator {
    return this.content.getByRole('button', { name: 'Continue to payment' });
  }

  async expectStep(step: string): Promise<void> {
    await this.page.waitForURL(new RegExp(`/${this.site}/booking-payment/${step}\\?id=\\d+`));
    await expect(this.heading).toBeVisible();
  }
}
