import { expect, type Locator, type Page } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class DocumentPage {
  constructor(private readonly page: Page) {}

  get content(): Locator {
    return this.page.getByRole('main');
  }

  get sendButton(): Locator {
    return this.content.getByRole('button', { name: 'Send for checking' });
  }

  async addPages(files: ChosenFile[]): Promise<void> {
    await expect(this.content.getByRole('button', { name: 'Take a picture' })).toBeVisible();
    // The camera is an input of the browser: a test hands over what it would have taken.
    for (const file of files) await this.content.getByLabel('Take a picture').last().setInputFiles(file);
  }

  async send(): Promise<void> {
    await this.sendButton.click();
    await expect(this.content.getByText('Being checked', { exact: true }).first()).toBeVisible();
  }

  async sendNewPages(): Promise<void> {
    await this.content.getByRole('link', { name: 'Send new pages' }).click();
    await expect(this.sendButton).toBeVisible();
  }
}
