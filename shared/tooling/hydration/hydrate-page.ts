import type { Browser, Page } from '@playwright/test';

import type { Visit } from './draw-visits';

const HEIGHT = 900;
const RENDERED = 'main > div[data-rendered]';
/** A page whose server part was too busy to render it in time is requested again. */
const ATTEMPTS = 5;

declare global {
  interface Window {
    campaviaProof: { differences: string[]; heading?: Element };
  }
}

/**
 * Opens a page, uses it, and waits until React has hydrated it.
 *
 * @param plant changes the HTML on its way to the browser
 * @returns the errors that React reported, and whether it kept the server's elements
 */
export async function hydratePage(
  browser: Browser,
  { origin, visit, plant }: { origin: string; visit: Visit; plant?: (html: string) => string },
): Promise<string[]> {
  const { path, width, timezoneId, locale } = visit;
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, timezoneId, locale });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (plant) await plantInDocument(page, plant);
    await page.addInitScript(watchDifferences);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await page.goto(origin + path);
      const html = (await answer?.text()) ?? '';
      // Past dates and similar queries redirect to another address, which is a page as well.
      if (answer?.status() !== 200) return [`answered with ${answer?.status()}`];
      if (/<div id="app-[\w-]+" data-rendered/.test(html)) break;
      if (attempt === ATTEMPTS) return ['was not rendered by the server'];
    }
    await page.keyboard.press('Shift');
    await page.locator(RENDERED).waitFor({ state: 'detached' });
    return await page.evaluate(settleAndRead);
  } finally {
    await context.close();
  }
}

async function plantInDocument(page: Page, plant: (html: string) => string): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: plant(await response.text()) });
  });
}

// Runs in the page, before all of its scripts.
function watchDifferences(): void {
  const proof: Window['campaviaProof'] = { differences: [] };
  window.campaviaProof = proof;
  window.addEventListener('error', ({ error, message }) => {
    const { reportedAs } = (error ?? {}) as { reportedAs?: string };
    if (reportedAs === 'hydration') proof.differences.push(message);
  });
  document.addEventListener('DOMContentLoaded', () => {
    proof.heading = document.querySelector('main h1') ?? undefined;
  });
}

// Runs in the page, so it has no named functions of its own: the compiler would need its helper for them there.
async function settleAndRead(): Promise<string[]> {
  const { differences, heading } = window.campaviaProof;
  for (;;) {
    const found = document.querySelector('main h1');
    if (found && Object.keys(found).some((key) => key.startsWith('__reactFiber'))) break;
    await new Promise(requestAnimationFrame);
  }
  // React hydrates in steps, between which the browser is not idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  if (heading?.isConnected) return differences;
  return [...differences, 'the server’s heading was replaced'];
}
