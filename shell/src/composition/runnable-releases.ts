import type { Composition, FallbackRelease } from '@campavia/remote-kit/config';

import type { FailedReleases } from './failed-releases';
import type { Lane } from './part-machine';

/** A release of a part as the page can run it. */
export interface RunnableRelease extends FallbackRelease {
  part: string;
}

/** The releases of a part, by the turn they have. */
export interface RunnableReleases extends Partial<Record<Lane, RunnableRelease>> {
  first: RunnableRelease;
}

/**
 * The release the composition names, and the last good one to stand in for it; the other way round where the
 * named one has failed in this tab before.
 */
export function runnableReleases(
  composition: Composition,
  part: string,
  failed: FailedReleases,
): RunnableReleases {
  const composed = composition.parts[part];
  if (!composed) throw new Error(`The composition holds no part ${part}`);
  const { version, entry, integrity, container, fallback } = composed;
  const named: RunnableRelease = { part, version, entry, integrity, container };
  if (!fallback?.container) return { first: named };
  const lastGood: RunnableRelease = { part, ...fallback };
  if (failed.has(part, version)) return { first: lastGood, spare: named };
  return { first: named, spare: lastGood };
}
