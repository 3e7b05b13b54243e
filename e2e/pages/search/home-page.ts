import { expect, type Page } from '@playwright/test';

import { FinderForm } from './finder-form';
import { SearchPage } from './search-page';

export class HomePage extends FinderForm {
  static async open(page: Page, site: string): Promise<HomePage> {
    await page.goto(this.pathOn(site, '/'));
    const home = new HomePage(page, site);
    await expect(home.form).toBeVisible();
    return home;
  }

  async search(): Promise<SearchPage> {
    await this.submitButton.click();
    const results = new SearchPage(this.page, this.site);
    await results.expectResults();
    return results;
  }
}
