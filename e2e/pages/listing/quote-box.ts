import { expect, type Locator } from '@playwright/test';

import { amountIn } from '../payment/amounts';
import type { ListingWords } from './listing-words';

/** The choices of a trip with their price. */
export class QuoteBox {
  constructor(
    private readonly panel: Locator,
    private readonly words: ListingWords,
  ) {}

  get kilometres(): Locator {
    return this.panel.getByLabel(this.words.kilometres);
  }

  /** Opens the extras; shows how many are chosen. */
  get extras(): Locator {
    // The line of the price has the same name and an amount.
    return this.panel.locator('summary', { hasText: this.words.extras, hasNotText: /\d[.,]\d{2}/ });
  }

  extra(name: string): Locator {
    return this.panel.getByRole('checkbox', { name });
  }

  get compareButton(): Locator {
    return this.panel.getByRole('button', { name: this.words.compare });
  }

  /** The dialog that compares insurances. */
  get comparison(): Locator {
    return this.panel.page().getByRole('dialog');
  }

  get reinforcedButton(): Locator {
    return this.comparison.getByRole('button', { name: this.words.reinforced });
  }

  get lines(): Locator {
    return this.panel.locator('[data-line]');
  }

  /** The total, once it includes all choices. */
  get settledTotal(): Locator {
    return this.panel.locator('[aria-live][aria-busy="false"] b').first();
  }

  /** Why there is no price. */
  get refusal(): Locator {
    return this.panel.locator('[aria-live]').getByRole('status');
  }

  async total(): Promise<string> {
    await expect(this.settledTotal).toContainText(/\d/);
    return amountIn(await this.settledTotal.innerText());
  }

  /** The total after a choice that changes it. */
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
