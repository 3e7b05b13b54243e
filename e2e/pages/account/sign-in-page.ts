import type { Locator, Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export class SignInPage extends AnyPage {
  static async open(page: Page, site: string): Promise<SignInPage> {
    await page.goto(AnyPage.pathOn(site, '/login'));
    return new SignInPage(page, site);
  }

  get email(): Locator {
    return this.content.getByLabel('E-mail');
  }

  get password(): Locator {
    return this.content.getByLabel('Password', { exact: true });
  }

  get errorSummary(): Locator {
    return this.content.getByRole('alert');
  }

  async signIn(email: string, password = 'campavia'): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.content.getByRole('button', { name: 'Sign in' }).click();
  }

  async askForNewPassword(email: string): Promise<void> {
    await this.content.getByRole('link', { name: 'Forgotten?' }).click();
    await this.email.fill(email);
    await this.content.getByRole('button', { name: 'Send me the link' }).click();
  }
}
