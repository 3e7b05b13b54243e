import type { NoResultsScreens } from './load-no-results';

export type { NoResultsScreens } from './load-no-results';

export async function loadNoResults(): Promise<NoResultsScreens> {
  return (await import(/* webpackChunkName: "no-results" */ './load-no-results')).loadNoResultsScreens();
}
