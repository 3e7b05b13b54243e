import type { Composition, FallbackRelease } from '@campavia/remote-kit/config';

import type { FailedReleases } from './failed-releases';
import type { ReleaseRole } from './remote-state';

export interface RunnableRelease extends FallbackRelease {
  part: string;
}

export interface RunnableReleases extends Partial<Record<ReleaseRole, RunnableRelease>> {
  primary: RunnableRelease;
}

/** If the composed release has failed in this tab, the last good one comes first. */
export function runnableReleases(
  composition: Composition,
  part: string,
  failed: FailedReleases,
): RunnableReleases {
  const composed = composition.parts[part];
  if (!composed) throw new Error(`${part} is not composed`);
  const { version, entry, integrity, container, fallback } = composed;
  const named: RunnableRelease = { part, version, entry, integrity, container };
  if (!fallback?.container) return { primary: named };
  const lastGood: RunnableRelease = { part, ...fallback };
  if (failed.has(part, version)) return { primary: lastGood, fallback: named };
  return { primary: named, fallback: lastGood };
}
