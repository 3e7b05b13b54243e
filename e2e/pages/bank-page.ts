import type { Locator, Page } from '@playwright/test';

/** The page on which a bank, PayPal or another house asks before it pays, as the sandbox of payments plays it. */
export class BankPage {
  constructor(readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get amount(): Locator {
    return this.page.locator('.amount');
  }

  /** Waits until the reader is there. */
  async arrive(): Promise<void> {
    await this.page.waitForURL(/\/sandbox\/psp\/pay\//);
  }

  async approve(): Promise<void> {
    await this.decide('approve');
  }

  async refuse(): Promise<void> {
    await this.decide('refuse');
  }

  async cancel(): Promise<void> {
    await this.decide('cancel');
  }

  // By what a button says to the house, which is the same in every language.
  private async decide(decision: string): Promise<void> {
    await this.page.locator(`button[value="${decision}"]`).click();
  }
}
