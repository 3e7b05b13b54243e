import { readFileSync } from 'node:fs';

import { test as base, type CDPSession, type Page } from '@playwright/test';

import { watchLayout } from '../pages/checks/layout-shift';

export interface GalleryEntry {
  id: string;
  mayShift?: string;
}

interface GalleryFile {
  /** Stories that are shown one after the other in an open page. */
  pages: GalleryEntry[][];
  /** Screens, slots and widgets without a story for one of their states, a sentence each. */
  missing: string[];
}

interface Tab {
  page: Page;
  session: CDPSession;
}

/** Stories are first rendered in English. */
export const OTHER_LANGUAGES = ['fr', 'de', 'es', 'it', 'nl', 'pt', 'ca'];
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };
/** In every language at both widths; otherwise the wide page is checked in English only. */
export const isFull = process.env.CAMPAVIA_GALLERY_FULL === 'true';
export const { pages, missing } = readEntries();

function readEntries(): GalleryFile {
  const file = process.env.CAMPAVIA_GALLERY_ENTRIES;
  if (!file) throw new Error('CAMPAVIA_GALLERY_ENTRIES names no file: run `npm test -- --only gallery`');
  return JSON.parse(readFileSync(file, 'utf8')) as GalleryFile;
}

/** The tests of a worker share a tab, which caches the compiled scripts. */
export const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ viewport: WIDE });
      await context.addInitScript(() => localStorage.clear());
      const page = await context.newPage();
      await watchLayout(page);
      await provide({ page, session: await context.newCDPSession(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab: { page, session } }, provide) => {
    await session.send('Page.resetNavigationHistory');
    await provide(page);
    page.removeAllListeners('pageerror');
  },
});
