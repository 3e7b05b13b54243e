import type { WaysOutRoom } from './load-no-results';

export type { WaysOutRoom } from './load-no-results';

/** Fetches what a search that finds nothing shows, with its words. */
export async function loadNoResults(): Promise<WaysOutRoom> {
  return (await import(/* webpackChunkName: "ways-out" */ './load-no-results')).openWaysOut();
}
