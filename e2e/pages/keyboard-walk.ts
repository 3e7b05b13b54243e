import { expect, type Locator, type Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { TODAY } from '../fixtures';
import { DatePicker } from './date-picker';
import type { FunnelPage } from './funnel-page';
import { HomePage } from './home-page';
import { isFocusInSight, tabTo } from './keyboard';
import { SearchPage } from './search-page';
import { sidewaysScroll } from './steadiness';

/** Somebody who goes through the site by keyboard alone: whatever has the focus is in sight, under no bar. */
export class KeyboardWalk {
  constructor(private readonly page: Page) {}

  async reach(target: Locator): Promise<void> {
    await tabTo(this.page, target);
    expect(await isFocusInSight(this.page), `${await target.evaluate((it) => it.outerHTML)} in sight`).toBe(
      true,
    );
  }

  /** The same, back over what was passed. */
  async reachBack(target: Locator): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Shift+Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass();
    expect(await isFocusInSight(this.page)).toBe(true);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  /** Types into fields that follow one another, from the one in focus on. */
  async typeOn(...words: string[]): Promise<void> {
    for (const [index, word] of words.entries()) {
      if (index > 0) await this.page.keyboard.press('Tab');
      await this.page.keyboard.type(word);
    }
  }

  /** From the home page to the results of a search, on a telephone. */
  async search([letters, place]: [string, string], { from, to }: DayRange): Promise<SearchPage> {
    const { keyboard } = this.page;
    const home = await HomePage.open(this.page, 'en-ie');
    await this.reach(home.placeField);
    await keyboard.type(letters, { delay: 40 });
    await expect(home.suggestions.first()).toHaveText(new RegExp(`^${place}`));
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(home.placeField).toHaveValue(place);
    await this.press(home.datesField);
    const picker = new DatePicker(this.page, 'en-ie');
    await expect(picker.day(TODAY)).toBeFocused();
    await picker.walk(TODAY, from);
    await keyboard.press('Enter');
    const next = addDays(from, 1);
    await expect(picker.day(next)).toBeFocused();
    await picker.walk(next, to);
    await keyboard.press('Enter');
    await this.press(picker.window.getByRole('button', { name: home.words.done }));
    await this.press(home.submitButton);
    const results = new SearchPage(this.page, 'en-ie');
    await expect(results.heading).toHaveText(results.words.campersNear(place));
    await results.expectResults();
    return results;
  }

  /** The step is there, and who does not see it hears of it: by its title, and by its heading in focus. */
  async expectArrived(funnel: FunnelPage, step: string): Promise<void> {
    await funnel.expectStep(step);
    await expect(funnel.heading).toBeFocused();
    const heading = await funnel.heading.innerText();
    await expect(this.page).toHaveTitle(new RegExp(heading.slice(0, 12).replace(/[?.]/g, '.')));
    expect(await sidewaysScroll(this.page)).toBeLessThanOrEqual(0);
  }

  /** What is missing is said first, in focus, and leads to its field; the title says so too. */
  async expectProblem(funnel: FunnelPage, field: Locator): Promise<void> {
    await expect(funnel.content.getByRole('alert')).toBeFocused();
    await expect(this.page).toHaveTitle(/^Error: /);
    await this.press(funnel.problems.last());
    await expect(field).toBeFocused();
    expect(await isFocusInSight(this.page)).toBe(true);
  }
}
