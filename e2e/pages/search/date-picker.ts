import { expect, type Locator, type Page } from '@playwright/test';

import { daysInclusive, type DayRange, type PlainDate } from '@campavia/domain';

import { listingTextsOf, type ListingTexts } from '../listing/listing-texts';
import { pageTextsOf, type PageTexts } from '../platform/page-texts';

const FURTHEST_MONTHS = 24;
const ROOM_FOR_TWO_MONTHS = 768;

export class DatePicker {
  private readonly texts: PageTexts;
  private readonly listingTexts: ListingTexts;

  constructor(
    private readonly page: Page,
    private readonly site: string,
  ) {
    this.texts = pageTextsOf(site);
    this.listingTexts = listingTextsOf(site);
  }

  get window(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.chooseDates });
  }

  day(date: PlainDate): Locator {
    return this.window.getByRole('button', { name: new RegExp(`(^|\\D)${this.longDate(date)}`) });
  }

  field(end: 'from' | 'to'): Locator {
    return this.window.getByLabel(this.listingTexts[end], { exact: true });
  }

  get note(): Locator {
    return this.window.locator('p[aria-live]');
  }

  async choose({ from, to }: DayRange): Promise<void> {
    await this.press(from);
    await this.press(to);
    await this.leave();
  }

  async press(date: PlainDate): Promise<void> {
    await this.turnTo(date);
    await this.day(date).click();
  }

  async walk(start: PlainDate, end: PlainDate): Promise<void> {
    const days = daysInclusive(start, end) - 1;
    await this.type('ArrowDown', Math.floor(days / 7));
    await this.type('ArrowRight', days % 7);
    await expect(this.day(end)).toBeFocused();
  }

  async turnTo(date: PlainDate): Promise<void> {
    await expect(this.window.getByRole('grid').first()).toBeVisible();
    for (let month = 0; month < FURTHEST_MONTHS && !(await this.day(date).isVisible()); month += 1) {
      await this.window.getByRole('button', { name: this.texts.nextMonth }).click();
    }
  }

  /** Wide windows close the dialog after both days are chosen, narrow ones have a button. */
  async leave(): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: ROOM_FOR_TWO_MONTHS };
    if (width < ROOM_FOR_TWO_MONTHS) await this.window.getByRole('button', { name: this.texts.done }).click();
    await expect(this.window).toBeHidden();
  }

  private async type(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  private longDate(date: PlainDate): string {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    const language = /^(fr|de|pt)/.exec(this.site)?.[0] ?? 'en-GB';
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(Date.UTC(year, month - 1, day));
  }
}
