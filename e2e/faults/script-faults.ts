import type { Page } from '@playwright/test';

/** Something wrong with a part's scripts on their way to the browser. */
export interface ScriptFault {
  name: string;
  /**
   * Spoils the scripts of a part, or those whose file name begins with a word; gives the way to put them
   * right again.
   */
  strike(page: Page, part: string, file?: string): Promise<() => Promise<void>>;
  /** Lets the page find out: at once where somebody answers, else after the longest that a page may wait. */
  waitOut(page: Page): Promise<void>;
}

/** From asking for a part that nobody answers for to the failure panel, at most. */
const LONGEST_WAIT_MS = 5_000;

type Handler = Parameters<Page['route']>[1];

function faultOf(name: string, handle: Handler): ScriptFault {
  return {
    name,
    async strike(page, part, file = '') {
      const scripts = new RegExp(`/releases/${part}/[^/]+/${file}[^/]*\\.js(\\?|$)`);
      await page.route(scripts, handle);
      return () => page.unroute(scripts, handle);
    },
    waitOut: () => Promise.resolve(),
  };
}

/**
 * Requests are taken and never answered. The page's clock is moved by the test, so that a slow machine cannot make
 * the wait longer than it is for a visitor.
 */
function hungFault(): ScriptFault {
  const fault = faultOf('hung', () => undefined);
  return {
    name: fault.name,
    async strike(page, part, file) {
      await page.clock.install();
      return fault.strike(page, part, file);
    },
    async waitOut(page) {
      await page.waitForFunction(() => (window as StartedWindow).campaviaStart?.isDone);
      await page.clock.runFor(LONGEST_WAIT_MS);
    },
  };
}

/** What the shell leaves on a page that it has drawn. */
type StartedWindow = Window & { campaviaStart?: { isDone?: boolean } };

export const scriptFault = {
  /** Nobody answers. */
  dead: faultOf('dead', (route) => route.abort('connectionrefused')),
  hung: hungFault(),
  /** Somebody on the way has changed the script; it is still one that would run. */
  tampered: faultOf('tampered with', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `window.hasRunTampered = true;${await answer.text()}` });
  }),
};
