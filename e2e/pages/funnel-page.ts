import { expect, type Locator, type Page } from '@playwright/test';

import { amountIn } from './amounts';
import { AnyPage } from './any-page';
import { OutboxPage } from './outbox-page';

/** The steps on the way to a trip, in English. */
export class FunnelPage extends AnyPage {
  constructor(page: Page, site = 'en-ie') {
    super(page, site);
  }

  get next(): Locator {
    return this.content.getByRole('button', { name: 'Go on', exact: true });
  }

  get sendButton(): Locator {
    return this.content.getByRole('button', { name: /^Send the request to / });
  }

  get licenceSince(): Locator {
    return this.content.getByLabel('Licence held since');
  }

  get purpose(): Locator {
    return this.content.getByLabel('What for?');
  }

  get travellers(): Locator {
    return this.content.getByLabel('How many travel along?');
  }

  get message(): Locator {
    return this.content.getByLabel(/^Your message to /);
  }

  get pricePanel(): Locator {
    return this.content.getByRole('region', { name: 'Your trip and its price' });
  }

  get problems(): Locator {
    return this.content.getByRole('alert').getByRole('link');
  }

  insurance(name: string): Locator {
    return this.content.getByRole('radio', { name });
  }

  async expectStep(step: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/${step}$`));
    await expect(this.heading).toBeVisible();
  }

  /** The whole price beside the step, once it is that of all that is chosen. */
  async total(): Promise<string> {
    const total = this.pricePanel.locator('[aria-live][aria-busy="false"] b').first();
    await expect(total).toContainText(/\d/);
    return amountIn(await total.innerText());
  }

  /** Fills in the boxes of a date of birth. */
  async fillBirthDate([day, month, year]: [string, string, string]): Promise<void> {
    const boxes = this.content.getByRole('group', { name: 'Date of birth' });
    await boxes.getByLabel('Day').fill(day);
    await boxes.getByLabel('Month').fill(month);
    await boxes.getByLabel('Year').fill(year);
  }

  /** Confirms the phone by the code that is sent to it. */
  async confirmPhone(phone: string): Promise<void> {
    await this.content.getByRole('button', { name: 'Send the code' }).click();
    const code = this.content.getByLabel('Code of six digits');
    await expect(code).toBeVisible();
    const sms = await this.page.context().newPage();
    const digits = await (await OutboxPage.open(sms, phone)).code('phone_code');
    await sms.close();
    await code.fill(digits);
    await this.content.getByRole('button', { name: 'Confirm and go on' }).click();
  }

  /** The number of the booking in the address. */
  get bookingId(): number {
    return Number(/\/(?:request|instant-request|payment)\/(\d+)/.exec(this.page.url())?.[1]);
  }
}
