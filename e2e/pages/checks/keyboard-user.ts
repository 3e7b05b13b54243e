import { expect, type Locator, type Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { TODAY } from '../../fixtures';
import { DatePicker } from '../search/date-picker';
import type { FunnelPage } from '../funnel/funnel-page';
import { HomePage } from '../search/home-page';
import { isFocusInSight, tabTo } from './keyboard';
import { SearchPage } from '../search/search-page';
import { sidewaysScroll } from './layout-shift';

/** A user without a mouse; expects each element they reach to be in view and not covered by a bar. */
export class KeyboardUser {
  constructor(private readonly page: Page) {}

  async reach(target: Locator): Promise<void> {
    await tabTo(this.page, target);
    expect(await isFocusInSight(this.page), `${await target.evaluate((it) => it.outerHTML)} in sight`).toBe(
      true,
    );
  }

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

  async typeIntoFields(...texts: string[]): Promise<void> {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.page.keyboard.press('Tab');
      await this.page.keyboard.type(text);
    }
  }

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
    await this.press(picker.window.getByRole('button', { name: home.texts.done }));
    await this.press(home.submitButton);
    const results = new SearchPage(this.page, 'en-ie');
    await expect(results.heading).toHaveText(results.texts.campersNear(place));
    await results.expectResults();
    return results;
  }

  async expectArrived(funnel: FunnelPage, step: string): Promise<void> {
    await funnel.expectStep(step);
    await expect(funnel.heading).toBeFocused();
    const heading = await funnel.heading.innerText();
    await expect(this.page).toHaveTitle(new RegExp(heading.slice(0, 12).replace(/[?.]/g, '.')));
    expect(await sidewaysScroll(this.page)).toBeLessThanOrEqual(0);
  }

  async expectProblem(funnel: FunnelPage, field: Locator): Promise<void> {
    await expect(funnel.content.getByRole('alert')).toBeFocused();
    await expect(this.page).toHaveTitle(/^Error: /);
    await this.press(funnel.problems.last());
    await expect(field).toBeFocused();
    expect(await isFocusInSight(this.page)).toBe(true);
  }
}
