import type { Locator, Page } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export class SisterPlatform extends AnyPage {
  constructor(page: Page) {
    super(page, 'nl-be');
  }

  get headerButton(): Locator {
    return this.header.getByRole('button', { name: 'Verhuur je camper' });
  }

  get listCamper(): Locator {
    return this.content.getByRole('link', { name: 'Bied je camper aan' });
  }

  get question(): Locator {
    return this.page.getByRole('dialog', { name: 'Je camper aanbieden op ons zusterplatform?' });
  }

  get stay(): Locator {
    return this.question.getByRole('button', { name: 'Hier blijven' });
  }

  get leave(): Locator {
    return this.question.getByRole('link');
  }
}
