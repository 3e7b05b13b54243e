import type { Page } from '@playwright/test';

/** Something wrong with a part's scripts on their way to the browser. */
export interface ScriptFault {
  name: string;
  /** Spoils the scripts of a part; gives the way to put them right again. */
  strike(page: Page, part: string): Promise<() => Promise<void>>;
}

type Handler = Parameters<Page['route']>[1];

function faultOf(name: string, handle: Handler): ScriptFault {
  return {
    name,
    async strike(page, part) {
      const scripts = new RegExp(`/releases/${part}/[^/]+/[^/]+\\.js(\\?|$)`);
      await page.route(scripts, handle);
      return () => page.unroute(scripts, handle);
    },
  };
}

/** The part's server is gone. */
export const dead = faultOf('dead', (route) => route.abort('connectionrefused'));

/** Requests are taken and never answered. */
export const hung = faultOf('hung', () => undefined);

/** Somebody on the way has changed a script; it is still a script that would run. */
export const tampered = faultOf('tampered with', async (route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `window.hasRunTampered = true;${await answer.text()}` });
});

export const SCRIPT_FAULTS = [dead, hung, tampered];
