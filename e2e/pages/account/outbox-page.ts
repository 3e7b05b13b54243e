import { expect, type Locator, type Page } from '@playwright/test';

export class OutboxPage {
  private constructor(
    private readonly page: Page,
    private readonly recipient: string,
  ) {}

  static async open(page: Page, recipient: string): Promise<OutboxPage> {
    const outbox = new OutboxPage(page, recipient);
    await outbox.load();
    return outbox;
  }

  async followLink(kind: string): Promise<void> {
    const message = await this.newest(kind);
    await message.getByRole('link').first().click();
  }

  async code(kind: string): Promise<string> {
    const message = await this.newest(kind);
    const [code = ''] = /\b\d{6}\b/.exec(await message.innerText()) ?? [];
    return code;
  }

  /** Messages are delivered a moment after they are written. */
  private async newest(kind: string): Promise<Locator> {
    const message = this.page.locator(`article[data-kind="${kind}"]`).first();
    await expect(async () => {
      await this.load();
      await expect(message).toBeVisible({ timeout: 200 });
    }).toPass();
    return message;
  }

  private async load(): Promise<void> {
    await this.page.goto(`/sandbox/outbox?to=${encodeURIComponent(this.recipient)}`);
  }
}
