import { expect, type Page } from '@playwright/test';

export interface ScriptFault {
  /** Breaks all scripts of a part, or those with a file prefix. Returns a function that repairs them. */
  apply(page: Page, part: string, file?: string): Promise<() => Promise<void>>;
  /** Waits until the page gives up: at once when a request fails, else after its longest timeout. */
  waitUntilNoticed(page: Page): Promise<void>;
}

/** From a request that is never answered to the failure panel, at most. */
const MAX_WAIT_MS = 5_000;

type Handler = Parameters<Page['route']>[1];

function faultOf(handle: Handler): ScriptFault {
  return {
    async apply(page, part, file = '') {
      const scripts = new RegExp(`/releases/${part}/[^/]+/${file}[^/]*\\.js(\\?|$)`);
      await page.route(scripts, handle);
      return () => page.unroute(scripts, handle);
    },
    waitUntilNoticed: () => Promise.resolve(),
  };
}

/** Moves the page's clock, so that a slow machine does not make the wait longer. */
function unansweredFault(): ScriptFault {
  const fault = faultOf(() => undefined);
  let broken = '';
  return {
    async apply(page, part, file) {
      broken = part;
      await page.clock.install();
      return fault.apply(page, part, file);
    },
    async waitUntilNoticed(page) {
      await page.waitForFunction(() => (window as StartedWindow).campaviaStart?.isDone);
      const scripts = page.locator(`script[src*="/releases/${broken}/"]`);
      // Some pages load their part with the first interaction only.
      const interact = async () => {
        await page.keyboard.press('Shift');
        return scripts.count();
      };
      await expect.poll(interact).toBeGreaterThan(0);
      await page.clock.runFor(MAX_WAIT_MS);
    },
  };
}

/** Set by the shell on a page that it has rendered. */
type StartedWindow = Window & { campaviaStart?: { isDone?: boolean } };

export const scriptFault = {
  refused: faultOf((route) => route.abort('connectionrefused')),
  unanswered: unansweredFault(),
  tampered: faultOf(async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `window.hasRunTampered = true;${await answer.text()}` });
  }),
};
