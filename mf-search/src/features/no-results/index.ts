import type { WaysOutRoom } from './open-ways-out';

export type { WaysOutRoom } from './open-ways-out';

/** Fetches what a search that finds nothing shows, with its words. */
export async function loadNoResults(): Promise<WaysOutRoom> {
  return (await import(/* webpackChunkName: "ways-out" */ './open-ways-out')).openWaysOut();
}
