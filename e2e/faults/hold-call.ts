import { expect, type Page, type Route } from '@playwright/test';

interface HeldCall {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Calls pass until one matches; its next occurrence is held. */
  until?: (body: Record<string, unknown>) => boolean;
  /** `hangs` until released, `arrives` but loses the answer, `lost` before the server, however often sent. */
  outcome?: 'hangs' | 'arrives' | 'lost';
}

interface Holding {
  /** Rejects with the page's problems when the call is not made in time. */
  reached(): Promise<void>;
  release(): Promise<void>;
}

export async function holdCall(
  page: Page,
  { method, path, until, outcome = 'hangs' }: HeldCall,
): Promise<Holding> {
  let isReached = false;
  const hanging: Route[] = [];
  let isHolding = until === undefined;
  const handle = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    if (isHolding) {
      if (outcome === 'hangs') hanging.push(route);
      if (outcome === 'arrives') await route.fetch();
      if (outcome === 'lost') await route.abort();
      isReached = true;
      return;
    }
    const response = await route.fetch();
    isHolding = until?.((await response.json()) as Record<string, unknown>) ?? true;
    return route.fulfill({ response });
  };
  await page.route(path, handle);
  async function release(): Promise<void> {
    await page.unroute(path, handle);
    await Promise.all(hanging.map((route) => route.continue()));
  }
  return {
    reached: () => expectCall(page, () => isReached, `${method} ${path.source}`),
    release,
  };
}

async function expectCall(page: Page, isReached: () => boolean, call: string): Promise<void> {
  try {
    await expect.poll(isReached, { intervals: [50] }).toBe(true);
  } catch {
    throw new Error(`${call} was not called. The page says: ${await problemsOn(page)}`);
  }
}

async function problemsOn(page: Page): Promise<string> {
  const texts = await page.getByRole('alert').or(page.getByRole('dialog')).allInnerTexts();
  return texts.join(' ').replaceAll('\n', ' ') || 'no problem';
}
