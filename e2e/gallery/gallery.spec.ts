import { readFileSync } from 'node:fs';

import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

import { layoutShift, resetLayoutShift, watchLayout } from '../pages/checks/layout-shift';

import { StoryPage } from './story-page';

interface GalleryFile {
  entries: { id: string; mayShift?: string }[];
  /** Screens, slots and widgets without a story for one of their states, a sentence each. */
  missing: string[];
}

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** As in quality.md: hardly anything moves while a screen becomes complete. */
const MOST_SHIFT = 0.02;
const file = process.env.CAMPAVIA_GALLERY_ENTRIES;
if (!file) throw new Error('CAMPAVIA_GALLERY_ENTRIES names no file: run `npm test -- --only gallery`');
const { entries, missing } = JSON.parse(readFileSync(file, 'utf8')) as GalleryFile;
/** In every language at both widths; otherwise the wide page is looked at in English only. */
const isFull = process.env.CAMPAVIA_GALLERY_FULL === 'true';

// Stories of one worker share a context, whose cache keeps the compiled scripts.
const test = base.extend<object, { gallery: BrowserContext }>({
  gallery: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ viewport: WIDE });
      await context.addInitScript(() => localStorage.clear());
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ gallery }, provide) => {
    const page = await gallery.newPage();
    await provide(page);
    await page.close();
  },
});

test('every screen, slot and widget has a story for each of its states', () => {
  expect(missing).toEqual([]);
});

for (const { id, mayShift } of entries) {
  test(id, async ({ page }) => {
    const errors = watchErrors(page);
    await watchLayout(page);
    const story = await StoryPage.open(page, id, mayShift ? 1 : MOST_SHIFT);
    await look(story, isFull ? LANGUAGES : ['en']);
    await page.setViewportSize(NARROW);
    await resetLayoutShift(page);
    await story.showIn('en');
    await look(story, LANGUAGES);
    expect.soft(errors, 'errors of the page').toEqual([]);
  });
}

async function look(story: StoryPage, languages: string[]): Promise<void> {
  const { page } = story;
  const width = `${page.viewportSize()?.width} px`;
  expect.soft(await layoutShift(page), `layout shift, ${width}`).toBeLessThanOrEqual(story.mostShift);
  expect.soft(await story.barriers(), `accessibility, ${width}`).toEqual([]);
  for (const language of languages) {
    if (language !== 'en') await story.showIn(language);
    expect.soft(await story.textsWithoutRoom(), `${language}, ${width}`).toEqual([]);
  }
  if (languages.length > 1) await story.showIn('en');
  await story.lengthenWords();
  expect.soft(await story.textsWithoutRoom(), `words longer by two fifths, ${width}`).toEqual([]);
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
