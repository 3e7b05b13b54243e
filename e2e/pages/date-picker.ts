import { expect, type Locator, type Page } from '@playwright/test';

import { daysInclusive, type DayRange, type PlainDate } from '@campavia/domain';

import { wordsOf, type Words } from './words';

const FURTHEST_MONTHS = 24;
const ROOM_FOR_TWO_MONTHS = 768;

/** The window with the calendar. */
export class DatePicker {
  private readonly words: Words;

  constructor(
    private readonly page: Page,
    private readonly site: string,
  ) {
    this.words = wordsOf(site);
  }

  get window(): Locator {
    return this.page.getByRole('dialog', { name: this.words.chooseDates });
  }

  /** A day's button, found by what is read aloud for it. */
  day(date: PlainDate): Locator {
    return this.window.getByRole('button', { name: new RegExp(`(^|\\D)${this.longDate(date)}`) });
  }

  async choose({ from, to }: DayRange): Promise<void> {
    await this.turnTo(from);
    await this.day(from).click();
    await this.turnTo(to);
    await this.day(to).click();
    await this.leave();
  }

  /** From the day in focus to a later one, by the keys of the grid. */
  async walk(start: PlainDate, end: PlainDate): Promise<void> {
    const days = daysInclusive(start, end) - 1;
    await this.press('ArrowDown', Math.floor(days / 7));
    await this.press('ArrowRight', days % 7);
    await expect(this.day(end)).toBeFocused();
  }

  private async press(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  private async turnTo(date: PlainDate): Promise<void> {
    await expect(this.window.getByRole('grid').first()).toBeVisible();
    for (let month = 0; month < FURTHEST_MONTHS && !(await this.day(date).isVisible()); month += 1) {
      await this.window.getByRole('button', { name: this.words.nextMonth }).click();
    }
  }

  // Where there is room the window closes by itself once both days are chosen.
  private async leave(): Promise<void> {
    const { width } = this.page.viewportSize() ?? { width: ROOM_FOR_TWO_MONTHS };
    if (width < ROOM_FOR_TWO_MONTHS) await this.window.getByRole('button', { name: this.words.done }).click();
    await expect(this.window).toBeHidden();
  }

  private longDate(date: PlainDate): string {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    const format = new Intl.DateTimeFormat(this.site.startsWith('fr') ? 'fr' : 'en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return format.format(Date.UTC(year, month - 1, day));
  }
}
