import type { Locator, Page } from '@playwright/test';

export class ChatPage {
  readonly log: Locator;
  readonly field: Locator;

  private constructor(readonly page: Page) {
    this.log = page.getByRole('log');
    this.field = page.getByRole('textbox', { name: /^Write to / });
  }

  static async open(page: Page, path: string): Promise<ChatPage> {
    const following = page.waitForResponse((response) => response.url().endsWith('/v4/updates/stream/'));
    await page.goto(`/en-ie/d/chats/${path}`);
    const chat = new ChatPage(page);
    await chat.field.waitFor();
    await following;
    return chat;
  }

  message(text: string): Locator {
    return this.log.getByText(text, { exact: true });
  }

  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }
}
