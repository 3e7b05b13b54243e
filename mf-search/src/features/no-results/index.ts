import type { NoResultsScreens } from './load-no-results';

export type { NoResultsScreens } from './load-no-results';

/** Fetches what a search that finds nothing shows, with its words. */
export async function loadNoResults(): Promise<NoResultsScreens> {
  return (await import(/* webpackChunkName: "ways-out" */ './load-no-results')).loadNoResultsScreens();
}
