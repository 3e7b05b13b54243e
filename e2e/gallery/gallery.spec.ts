import { expect, type Page } from '@playwright/test';

import { layoutShift, resetLayoutShift, shiftedElements } from '../pages/checks/layout-shift';

import { isFull, missing, NARROW, OTHER_LANGUAGES, pages, test } from './gallery-test';
import { StoryPage } from './story-page';

/** As in quality.md: almost no layout shift while a screen loads. */
const MOST_SHIFT = 0.02;

test('every screen, slot and widget has a story for each of its states', () => {
  expect(missing).toEqual([]);
});

for (const stories of pages) {
  test.describe(() => {
    // One worker tests them one after the other in one page.
    test.describe.configure({ mode: 'default' });
    for (const entry of stories) {
      test(entry.id, async ({ page }) => {
        const errors = watchErrors(page);
        const mostShift = entry.mayShift ? 1 : MOST_SHIFT;
        const story = await StoryPage.show(page, { entry, storiesOfPage: stories, mostShift });
        await checkBothWidths(story);
        expect.soft(errors, 'errors of the page').toEqual([]);
      });
    }
  });
}

async function checkBothWidths(story: StoryPage): Promise<void> {
  await look(story, isFull ? OTHER_LANGUAGES : []);
  await story.page.setViewportSize(NARROW);
  await resetLayoutShift(story.page);
  await story.renderIn('en');
  await look(story, OTHER_LANGUAGES);
}

async function look(story: StoryPage, languages: string[]): Promise<void> {
  const { page } = story;
  const width = `${page.viewportSize()?.width} px`;
  const shift = await layoutShift(page);
  const moved = shift > story.mostShift ? await shiftedElements(page) : '';
  expect.soft(shift, `layout shift, ${width}: ${moved}`).toBeLessThanOrEqual(story.mostShift);
  expect.soft(await story.accessibilityViolations(), `accessibility, ${width}`).toEqual([]);
  const overflows = await story.overflowsIn(languages);
  for (const [shownIn, found] of Object.entries(overflows))
    expect.soft(found, `${shownIn}, ${width}`).toEqual([]);
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
