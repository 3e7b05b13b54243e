import type { Locator, Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export class CommunityPage extends AnyPage {
  constructor(page: Page) {
    super(page, 'en-ie');
  }

  get reviews(): Locator {
    return this.content.getByRole('article');
  }

  get bars(): Locator {
    return this.content.getByRole('list', { name: 'Show reviews by stars' }).getByRole('link');
  }

  get found(): Locator {
    return this.content.getByRole('status');
  }

  get tiles(): Locator {
    return this.content.getByRole('link', { name: /^Open the picture by/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get seeCamper(): Locator {
    return this.dialog.getByRole('link', { name: 'See this camper' });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.content.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}
