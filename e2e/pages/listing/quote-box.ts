import { expect, type Locator } from '@playwright/test';

import { amountIn } from '../payment/amounts';
import type { ListingTexts } from './listing-texts';

export class QuoteBox {
  constructor(
    private readonly panel: Locator,
    private readonly texts: ListingTexts,
  ) {}

  get kilometres(): Locator {
    return this.panel.getByLabel(this.texts.kilometres);
  }

  get extras(): Locator {
    // The line of the price has the same name, with an amount.
    return this.panel.locator('summary', { hasText: this.texts.extras, hasNotText: /\d[.,]\d{2}/ });
  }

  extra(name: string): Locator {
    return this.panel.getByRole('checkbox', { name });
  }

  get compareButton(): Locator {
    return this.panel.getByRole('button', { name: this.texts.compare });
  }

  get comparison(): Locator {
    return this.panel.page().getByRole('dialog');
  }

  get reinforcedButton(): Locator {
    return this.comparison.getByRole('button', { name: this.texts.reinforced });
  }

  get lines(): Locator {
    return this.panel.locator('[data-line]');
  }

  /** Resolves once the total includes all choices. */
  get settledTotal(): Locator {
    return this.panel.locator('[aria-live][aria-busy="false"] b').first();
  }

  get refusal(): Locator {
    return this.panel.locator('[aria-live]').getByRole('status');
  }

  async total(): Promise<string> {
    await expect(this.settledTotal).toContainText(/\d/);
    return amountIn(await this.settledTotal.innerText());
  }

  async totalAfter(before: string): Promise<string> {
    await expect(this.settledTotal).toContainText(/\d/);
    await expect.poll(() => this.total()).not.toBe(before);
    return this.total();
  }

  async chooseReinforced(): Promise<void> {
    await this.compareButton.click();
    await expect(this.comparison.getByRole('table')).toBeVisible();
    await this.reinforcedButton.click();
    await expect(this.comparison).toBeHidden();
  }
}
