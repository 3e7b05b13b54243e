import { expect, type Locator, type Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export class HelpPage extends AnyPage {
  static async open(page: Page, query = '', site = 'en-ie'): Promise<HelpPage> {
    await page.goto(AnyPage.pathOn(site, `/help${query}`));
    return new HelpPage(page, site);
  }

  get field(): Locator {
    return this.content.getByRole('searchbox');
  }

  get count(): Locator {
    return this.content.getByRole('status');
  }

  get questions(): Locator {
    return this.content.locator('section details');
  }

  get openAnswer(): Locator {
    return this.content.locator('section details[open]');
  }

  async search(text: string): Promise<void> {
    await this.field.fill(text);
    await expect(this.count).toContainText(`“${text}”`);
  }

  async openAnswerWithLink(): Promise<Locator> {
    await this.questions
      .filter({ has: this.page.locator('div a') })
      .first()
      .locator('summary')
      .click();
    return this.openAnswer.getByRole('link').first();
  }
}
