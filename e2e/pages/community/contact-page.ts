import type { Locator } from '@playwright/test';

import { AnyPage } from '../platform/any-page';

export class ContactPage extends AnyPage {
  get topic(): Locator {
    return this.content.getByLabel('What is it about?');
  }

  get email(): Locator {
    return this.content.getByLabel('E-mail address');
  }

  get booking(): Locator {
    return this.content.getByLabel(/^Booking number/);
  }

  get text(): Locator {
    return this.content.getByLabel('Your message');
  }

  get send(): Locator {
    return this.content.getByRole('button', { name: 'Send' });
  }

  get errors(): Locator {
    return this.content.locator('[data-error-summary]');
  }
}
