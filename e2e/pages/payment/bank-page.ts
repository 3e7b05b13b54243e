import type { FrameLocator, Locator, Page } from '@playwright/test';

export class BankPage {
  private readonly view: Page | FrameLocator;

  /** `frame` is given when the bank's page is in a frame over a page of the site. */
  constructor(
    readonly page: Page,
    frame?: FrameLocator,
  ) {
    this.view = frame ?? page;
  }

  get heading(): Locator {
    return this.view.getByRole('heading', { level: 1 });
  }

  get amount(): Locator {
    return this.view.locator('.amount');
  }

  async waitUntilOpen(): Promise<void> {
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

  // The values of the buttons are the same in every language.
  private async decide(decision: string): Promise<void> {
    await this.view.locator(`button[value="${decision}"]`).click();
  }
}
