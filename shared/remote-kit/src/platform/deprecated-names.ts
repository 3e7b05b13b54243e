import type { Platform } from './platform';

/** Adds the names of 0.1, which releases that were built with it still use. */
export function addDeprecatedNames(platform: Platform): Platform {
  const { events, PageSkeleton: PageGhost, reportScreenReady: screenIsReady } = platform;
  Object.assign(events, { hear: events.subscribe });
  return Object.assign(platform, { PageGhost, screenIsReady });
}
