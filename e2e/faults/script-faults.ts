import type { Page } from '@playwright/test';

/** Something wrong with a part's scripts on their way to the browser. */
export interface ScriptFault {
  name: string;
  /**
   * Spoils the scripts of a part, or those whose file name begins with a word; gives the way to put them
   * right again.
   */
  strike(page: Page, part: string, file?: string): Promise<() => Promise<void>>;
}

type Handler = Parameters<Page['route']>[1];

function faultOf(name: string, handle: Handler): ScriptFault {
  return {
    name,
    async strike(page, part, file = '') {
      const scripts = new RegExp(`/releases/${part}/[^/]+/${file}[^/]*\\.js(\\?|$)`);
      await page.route(scripts, handle);
      return () => page.unroute(scripts, handle);
    },
  };
}

export const scriptFault = {
  /** Nobody answers. */
  dead: faultOf('dead', (route) => route.abort('connectionrefused')),
  /** Requests are taken and never answered. */
  hung: faultOf('hung', () => undefined),
  /** Somebody on the way has changed the script; it is still one that would run. */
  tampered: faultOf('tampered with', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `window.hasRunTampered = true;${await answer.text()}` });
  }),
};
