import type { RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { FailedReleases } from '../../composition/failed-releases';

/**
 * Releases that failed on an earlier page of this tab: the loader begins with what stands in for them and has
 * nothing to tell about it any more. Why they failed is not known here.
 */
export function earlierFailures({ id, parts }: Composition, failed: FailedReleases): RemoteFailed[] {
  return Object.entries(parts)
    .filter(([part, { version, fallback }]) => fallback && failed.has(part, version))
    .map(([part, { version }]) => ({ composition: id, part, version, phase: 'load', message: '' }));
}
