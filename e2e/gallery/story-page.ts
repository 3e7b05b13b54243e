import { expect, type Page } from '@playwright/test';

import { lengthenTexts, overflowingTexts } from '../pages/checks/text-overflow';
import { sidewaysScroll } from '../pages/checks/layout-shift';

const NORMS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

type GalleryWindow = Window & {
  axe: { run: (context: Document, options: object) => Promise<AxeResult> };
  gallery: Record<'renderIn' | 'switchTo', (language: string) => Promise<void>>;
};

export class StoryPage {
  private constructor(
    readonly page: Page,
    readonly mostShift: number,
  ) {}

  static async open(page: Page, id: string, mostShift = 0): Promise<StoryPage> {
    await page.goto(`/_gallery/show?${new URLSearchParams({ entry: id })}`);
    const root = page.locator('html');
    await page.locator('html[data-gallery]').waitFor({ state: 'attached', timeout: 20_000 });
    expect(await root.getAttribute('data-gallery-error')).toBeNull();
    return new StoryPage(page, mostShift);
  }

  /** By WCAG 2.2, levels A and AA: a line per rule and element. */
  async barriers(): Promise<string[]> {
    const hasAxe = await this.page.evaluate(() => 'axe' in window);
    if (!hasAxe) await this.page.addScriptTag({ url: '/_gallery/axe.js' });
    return this.page.evaluate(async (norms) => {
      const { axe } = window as unknown as GalleryWindow;
      const { violations } = await axe.run(document, { runOnly: norms, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    }, NORMS);
  }

  /** Draws the story anew and presses what it presses. */
  async renderIn(language: string): Promise<void> {
    await this.page.evaluate((name) => (window as unknown as GalleryWindow).gallery.renderIn(name), language);
  }

  /** Renders what is drawn with other messages. */
  async switchTo(language: string): Promise<void> {
    await this.page.evaluate((name) => (window as unknown as GalleryWindow).gallery.switchTo(name), language);
  }

  /** Everything that can be read, with what is said to assistive technology only. */
  async texts(): Promise<string[]> {
    return this.page.evaluate(() => {
      const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext'];
      const texts: string[] = [];
      for (const element of document.body.querySelectorAll('*')) {
        texts.push(...attributes.map((name) => element.getAttribute(name) ?? '').filter(Boolean));
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push((walker.currentNode as Text).data);
      return texts;
    });
  }

  async lengthenTexts(): Promise<void> {
    await lengthenTexts(this.page);
  }

  async overflowingTexts(): Promise<string[]> {
    const wider = await sidewaysScroll(this.page);
    const found = await overflowingTexts(this.page);
    return wider > 0 ? [...found, `the page is ${wider} px wider than its window`] : found;
  }
}
