import { expect, type Locator, type Page } from '@playwright/test';

const FURTHEST_STOPS = 60;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < FURTHEST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  await expect(target, 'can be reached with the Tab key').toBeFocused();
}

// In one query: a plain field may pass its focus on to the one that replaces it at any time.
async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(':focus')).count()) > 0;
}

export async function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(seen);
  });
}
