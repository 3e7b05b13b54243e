import type { Page } from '@playwright/test';

/** A slow mobile line, in milliseconds and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

type Watched = Window & { shiftOfLayout: number };

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** From the next document on, adds up all shifts of the layout that no input has caused. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shiftOfLayout = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (!shift.hadRecentInput) watched.shiftOfLayout += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much the layout has shifted once fonts and all pictures in view are there. */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    );
  });
  return page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const tell = () => settle((window as unknown as Watched).shiftOfLayout);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
      }),
  );
}

/** How many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
