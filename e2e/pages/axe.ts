import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { sidewaysScroll } from './steadiness';

const NORMS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What is wrong with the page as it stands by WCAG 2.2, levels A and AA; one line per rule and place. */
export async function barriersOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(NORMS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Nothing stands in the way on a telephone, nor on a wide screen, nor is anything wider than either. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await barriersOn(page), `${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page), `${size.width} pixels`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
