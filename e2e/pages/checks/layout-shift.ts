import type { Page } from '@playwright/test';

/** A slow mobile connection, in milliseconds and bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** In pixels of height. */
const MIN_CONTENT = 200;

type Watched = Window & { shiftOfLayout: number; shiftedElements: string[]; blankFrames: number };

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

export async function slowDownPictures(page: Page, lateMs: number): Promise<void> {
  await page.route('**/media/pictures/**', (route) => {
    setTimeout(() => void route.continue().catch(() => undefined), lateMs);
  });
}

/** Takes effect with the next document; shifts after user input do not count. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shiftOfLayout = 0;
    watched.shiftedElements = [];
    const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = element?.textContent?.slice(0, 40) ?? '';
      return `<${element?.localName}> "${text}" from ${previousRect.y} to ${currentRect.y}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        watched.shiftOfLayout += value;
        watched.shiftedElements.push(`${value.toFixed(4)}: ${sources.map(describe).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Counts only shifts after this call; earlier ones are discarded. */
export async function resetLayoutShift(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((settle) => {
        const reset = () => {
          (window as unknown as Watched).shiftOfLayout = 0;
          (window as unknown as Watched).shiftedElements = [];
          settle();
        };
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(reset)));
      }),
  );
}

export async function shiftedElements(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as Watched).shiftedElements.join('; '));
}

/** Waits for fonts and for all pictures in view. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((settle) => requestAnimationFrame(settle));
    const isWaitedFor = (image: HTMLImageElement) => {
      const { top, bottom, left, height } = image.getBoundingClientRect();
      const isSeen = height > 0 && bottom > 0 && top <= innerHeight && left < innerWidth;
      return isSeen && !image.complete;
    };
    await document.fonts.ready;
    while ([...document.images].some(isWaitedFor)) await nextFrame();
    await nextFrame();
    await nextFrame();
    await new Promise((settle) => setTimeout(settle));
    return (window as unknown as Watched).shiftOfLayout;
  });
}

/** Counts frames with almost nothing between header and footer, once there was content. */
export async function watchBlankFrames(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const watched = window as unknown as Watched;
    watched.blankFrames = 0;
    let hasBegun = false;
    const look = () => {
      const page = document.querySelector('main > :not([data-prerendered], [hidden])');
      const height = page?.getBoundingClientRect().height ?? 0;
      hasBegun ||= height >= least;
      if (hasBegun && height < least) watched.blankFrames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, MIN_CONTENT);
}

export async function blankFrames(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Watched).blankFrames);
}

export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
