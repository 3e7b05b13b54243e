import type { Page, Route } from '@playwright/test';

interface HeldCall {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Answers pass until one matches; the next call is held. */
  until?: (body: Record<string, unknown>) => boolean;
  /** `hangs` until released, `arrives` but loses the answer, `lost` before the server, however often sent. */
  fate?: 'hangs' | 'arrives' | 'lost';
}

interface Holding {
  reached: Promise<void>;
  release(): Promise<void>;
}

export async function holdCall(
  page: Page,
  { method, path, until, fate = 'hangs' }: HeldCall,
): Promise<Holding> {
  let tell: () => void;
  const reached = new Promise<void>((resolve) => (tell = resolve));
  const hanging: Route[] = [];
  let isHolding = until === undefined;
  const handle = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    if (isHolding) {
      if (fate === 'hangs') hanging.push(route);
      if (fate === 'arrives') await route.fetch();
      if (fate === 'lost') await route.abort();
      return tell();
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
  return { reached, release };
}
