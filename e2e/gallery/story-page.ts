import { expect, type Page } from '@playwright/test';

import { installTextChecks, type TextChecks } from '../pages/checks/text-overflow';

import { WIDE, type GalleryEntry } from './gallery-test';

const NORMS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const READY_MS = 20_000;

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

type GalleryWindow = Window & {
  axe: { run: (context: Document, options: object) => Promise<AxeResult> };
  gallery: Record<'renderIn' | 'switchTo', (language: string) => Promise<void>> & {
    open: (id: string) => Promise<void>;
    clear: () => Promise<void>;
    texts: () => string[];
  };
  textChecks: TextChecks;
};

interface StoryToShow {
  entry: GalleryEntry;
  storiesOfPage: GalleryEntry[];
  mostShift: number;
}

const shownPages = new WeakMap<Page, GalleryEntry[]>();

export type Overflows = Record<string, string[]>;

/** Every call to the page costs as much processor time as a small check, so each call does as much as it can. */
export class StoryPage {
  private constructor(
    readonly page: Page,
    readonly mostShift: number,
  ) {}

  /** In the open page when it shows others of the story's own page, else in a new one. */
  static async show(page: Page, { entry, storiesOfPage, mostShift }: StoryToShow): Promise<StoryPage> {
    const isNext = shownPages.get(page) === storiesOfPage;
    const story = await StoryPage[isNext ? 'openNext' : 'open'](page, entry.id, mostShift);
    shownPages.set(page, storiesOfPage);
    return story;
  }

  static async open(page: Page, id: string, mostShift = 0): Promise<StoryPage> {
    shownPages.delete(page);
    await page.setViewportSize(WIDE);
    await page.goto(`/_gallery/show?${new URLSearchParams({ entry: id })}`);
    await page.waitForFunction(() => document.documentElement.dataset.gallery, undefined, {
      timeout: READY_MS,
      polling: 50,
    });
    expect(await page.evaluate(() => document.documentElement.dataset.galleryError)).toBeUndefined();
    await installTextChecks(page);
    return new StoryPage(page, mostShift);
  }

  /** Shows a story in place of the one in the page. */
  static async openNext(page: Page, id: string, mostShift = 0): Promise<StoryPage> {
    shownPages.delete(page);
    await page.evaluate(() => (window as unknown as GalleryWindow).gallery.clear());
    await page.setViewportSize(WIDE);
    await page.evaluate((next) => (window as unknown as GalleryWindow).gallery.open(next), id);
    return new StoryPage(page, mostShift);
  }

  /** By WCAG 2.2, levels A and AA: a line per rule and element. */
  async accessibilityViolations(): Promise<string[]> {
    return this.page.evaluate(async (norms) => {
      const gallery = window as unknown as GalleryWindow;
      if (!('axe' in window)) {
        const script = document.createElement('script');
        script.src = '/_gallery/axe.js';
        const loaded = new Promise((settle, reject) => {
          script.onload = settle;
          script.onerror = reject;
        });
        document.head.append(script);
        await loaded;
      }
      const { violations } = await gallery.axe.run(document, {
        runOnly: norms,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    }, NORMS);
  }

  /** Renders the story again and clicks the elements that it lists. */
  async renderIn(language: string): Promise<void> {
    await this.page.evaluate((name) => (window as unknown as GalleryWindow).gallery.renderIn(name), language);
  }

  async switchTo(language: string): Promise<void> {
    await this.page.evaluate((name) => (window as unknown as GalleryWindow).gallery.switchTo(name), language);
  }

  async texts(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as GalleryWindow).gallery.texts());
  }

  async overflowingTexts(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as GalleryWindow).textChecks.findOverflow());
  }

  /** Text problems of the story in English, in the other languages and with longer words, which stay. */
  async overflowsIn(languages: readonly string[]): Promise<Overflows> {
    return this.page.evaluate(async (names) => {
      const { gallery, textChecks } = window as unknown as GalleryWindow;
      const found: Overflows = { en: textChecks.findOverflow() };
      for (const name of names) {
        await gallery.switchTo(name);
        found[name] = textChecks.findOverflow();
      }
      if (names.length > 0) await gallery.switchTo('en');
      textChecks.lengthen();
      return { ...found, 'words longer by two fifths': textChecks.findOverflow() };
    }, languages);
  }
}
