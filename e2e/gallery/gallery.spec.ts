import { expect, type Page } from '@playwright/test';

import { layoutShift, resetLayoutShift, shiftedElements } from '../pages/checks/layout-shift';

import { entries, isFull, LANGUAGES, missing, NARROW, test } from './gallery-test';
import { StoryPage } from './story-page';

/** As in quality.md: hardly anything moves while a screen becomes complete. */
const MOST_SHIFT = 0.02;

test('every screen, slot and widget has a story for each of its states', () => {
  expect(missing).toEqual([]);
});

for (const { id, mayShift } of entries) {
  test(id, async ({ page }) => {
    const errors = watchErrors(page);
    const story = await StoryPage.open(page, id, mayShift ? 1 : MOST_SHIFT);
    await look(story, isFull ? LANGUAGES : ['en']);
    await page.setViewportSize(NARROW);
    await resetLayoutShift(page);
    await story.renderIn('en');
    await look(story, LANGUAGES);
    expect.soft(errors, 'errors of the page').toEqual([]);
  });
}

async function look(story: StoryPage, languages: string[]): Promise<void> {
  const { page } = story;
  const width = `${page.viewportSize()?.width} px`;
  const shift = await layoutShift(page);
  const moved = await shiftedElements(page);
  expect.soft(shift, `layout shift, ${width}: ${moved}`).toBeLessThanOrEqual(story.mostShift);
  expect.soft(await story.barriers(), `accessibility, ${width}`).toEqual([]);
  for (const language of languages) {
    if (language !== 'en') await story.switchTo(language);
    expect.soft(await story.overflowingTexts(), `${language}, ${width}`).toEqual([]);
  }
  if (languages.length > 1) await story.switchTo('en');
  await story.lengthenTexts();
  expect.soft(await story.overflowingTexts(), `words longer by two fifths, ${width}`).toEqual([]);
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
