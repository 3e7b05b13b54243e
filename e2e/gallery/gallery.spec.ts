import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { layoutShift, watchLayout } from '../pages/checks/layout-shift';

import { StoryPage } from './story-page';

interface GalleryFile {
  entries: { id: string }[];
  /** Screens, slots and widgets without a story for one of their states, a sentence each. */
  missing: string[];
}

const OTHER_LANGUAGES = ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];
/** As in quality.md: hardly anything moves while a screen becomes complete. */
const MOST_SHIFT = 0.02;
const file = process.env.CAMPAVIA_GALLERY_ENTRIES;
if (!file) throw new Error('CAMPAVIA_GALLERY_ENTRIES names no file: run `npm test -- --only gallery`');
const { entries, missing } = JSON.parse(readFileSync(file, 'utf8')) as GalleryFile;

test('every screen, slot and widget has a story for each of its states', () => {
  expect(missing).toEqual([]);
});

for (const { id } of entries) {
  test(id, async ({ page }) => {
    const errors = watchErrors(page);
    await watchLayout(page);
    const story = await StoryPage.open(page, id);
    expect.soft(await story.barriers(), 'accessibility').toEqual([]);
    expect.soft(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
    expect.soft(await story.textsWithoutRoom(), 'en').toEqual([]);
    for (const language of OTHER_LANGUAGES) {
      await story.showIn(language);
      expect.soft(await story.textsWithoutRoom(), language).toEqual([]);
    }
    await story.showIn('en');
    await story.lengthenWords();
    expect.soft(await story.textsWithoutRoom(), 'words longer by two fifths').toEqual([]);
    expect.soft(errors, 'errors of the page').toEqual([]);
  });
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
