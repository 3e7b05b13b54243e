import { expect, type Locator, type Page } from '@playwright/test';

import { amountIn } from '../payment/amounts';
import { AnyPage } from '../platform/any-page';
import { funnelTextsOf, type FunnelTexts } from './funnel-texts';
import { OutboxPage } from '../account/outbox-page';

const DRIVER_BORN = [
  ['day', '12'],
  ['month', '4'],
  ['year', '1988'],
] as const;

type Funnel = 'request' | 'instant-request' | 'payment';

interface Begun {
  id: number;
  camper: { id: number };
}

/** Elements of single steps are found in English, those of all steps in any language. */
export class FunnelPage extends AnyPage {
  readonly funnelTexts: FunnelTexts;

  constructor(page: Page, site = 'en-ie') {
    super(page, site);
    this.funnelTexts = funnelTextsOf(site);
  }

  static async open(page: Page, path: string, site = 'en-ie'): Promise<FunnelPage> {
    await page.goto(AnyPage.pathOn(site, path));
    const funnel = new FunnelPage(page, site);
    await expect(funnel.heading).toBeVisible();
    return funnel;
  }

  static pathOf(funnel: Funnel, { id, camper }: Begun, step?: string): string {
    return `/campers/${camper.id}/${funnel}/${id}${step ? `/${step}` : ''}`;
  }

  get next(): Locator {
    return this.content.getByRole('button', { name: this.funnelTexts.goOn, exact: true });
  }

  get sendButton(): Locator {
    return this.content.getByRole('button', { name: this.funnelTexts.send });
  }

  get toPaymentButton(): Locator {
    return this.content.getByRole('button', { name: this.funnelTexts.toPayment, exact: true });
  }

  get payButton(): Locator {
    return this.content.getByRole('button', { name: this.funnelTexts.pay });
  }

  get licenceSince(): Locator {
    return this.content.getByLabel('Licence held since');
  }

  get purpose(): Locator {
    return this.content.getByLabel('Purpose of the trip');
  }

  get message(): Locator {
    return this.content.getByLabel(/^Your message to /);
  }

  get pricePanel(): Locator {
    return this.content.getByRole('region', { name: this.funnelTexts.pricePanel });
  }

  get problems(): Locator {
    return this.content.getByRole('alert').getByRole('link');
  }

  insurance(name: string): Locator {
    return this.content.getByRole('radio', { name });
  }

  cover(name: string): Locator {
    return this.content.getByRole('checkbox', { name });
  }

  async expectStep(step: string): Promise<void> {
    await this.page.waitForURL(new RegExp(`/${step}(\\?|$)`), { waitUntil: 'commit' });
    await expect(this.heading).toBeVisible();
  }

  /** Waits until the total includes all choices. */
  async total(): Promise<string> {
    const total = this.pricePanel.locator('[aria-live][aria-busy="false"] b').first();
    await expect(total).toContainText(/\d/);
    return amountIn(await total.innerText());
  }

  async fillInDriver(): Promise<void> {
    for (const [box, typed] of DRIVER_BORN) {
      await this.content.locator(`[autocomplete="bday-${box}"]`).fill(typed);
    }
    await this.content.locator('[name="driver_licence_since"]').fill('2008-06-01');
  }

  async fillBirthDate([day, month, year]: [string, string, string]): Promise<void> {
    const boxes = this.content.getByRole('group', { name: 'Date of birth' });
    await boxes.getByLabel('Day').fill(day);
    await boxes.getByLabel('Month').fill(month);
    await boxes.getByLabel('Year').fill(year);
  }

  async fillInTrip(): Promise<void> {
    await this.content.locator('[name="purpose"]').selectOption('HOLIDAYS_COUPLE');
    await this.content.locator('[name="travelers"]').selectOption('2');
  }

  async writeToOwner(message: string): Promise<void> {
    await this.content.locator('[name="message"]').fill(message);
  }

  async confirmPhone(phone: string): Promise<void> {
    await this.content.getByRole('button', { name: 'Send the code' }).click();
    const code = this.content.getByLabel('Six-digit code');
    await expect(code).toBeVisible();
    const sms = await this.page.context().newPage();
    const digits = await (await OutboxPage.open(sms, phone)).code('phone_code');
    await sms.close();
    await code.fill(digits);
    await this.content.getByRole('button', { name: 'Confirm and continue' }).click();
  }

  get bookingId(): number {
    return Number(/\/(?:request|instant-request|payment)\/(\d+)/.exec(this.page.url())?.[1]);
  }
}
