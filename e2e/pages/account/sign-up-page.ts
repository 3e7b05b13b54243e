import type { Locator, Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export interface NewUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone?: string;
  born?: { day: string; month: string; year: string };
}

export class SignUpPage extends AnyPage {
  static async open(page: Page, site: string): Promise<SignUpPage> {
    await page.goto(AnyPage.pathOn(site, '/signup'));
    return new SignUpPage(page, site);
  }

  get errorSummary(): Locator {
    return this.content.getByRole('alert');
  }

  async fill({ email, password, firstName, lastName, phone, born }: NewUser): Promise<void> {
    await this.content.getByLabel('First name').fill(firstName);
    await this.content.getByLabel('Last name').fill(lastName);
    await this.content.getByLabel('E-mail').fill(email);
    await this.content.getByLabel('Password', { exact: true }).fill(password);
    if (phone) await this.content.getByLabel(/^Phone/).fill(phone);
    if (born) await this.fillBirthDate(born);
  }

  async acceptTerms(): Promise<void> {
    await this.content.getByRole('checkbox').check();
  }

  async send(): Promise<void> {
    await this.content.getByRole('button', { name: 'Sign up' }).click();
  }

  private async fillBirthDate({ day, month, year }: NonNullable<NewUser['born']>): Promise<void> {
    const boxes = this.content.getByRole('group', { name: /^Date of birth/ });
    await boxes.getByLabel('Day').fill(day);
    await boxes.getByLabel('Month').fill(month);
    await boxes.getByLabel('Year').fill(year);
  }
}
