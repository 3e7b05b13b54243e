import type { RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { FailedReleases } from '../../composition/failed-releases';

/**
 * Releases that failed on an earlier page of this tab. The loader starts with their fallback and reports
 * nothing; the reason is no longer known.
 */
export function earlierFailures({ id, parts }: Composition, failed: FailedReleases): RemoteFailed[] {
  return Object.entries(parts)
    .filter(([part, { version, fallback }]) => fallback && failed.has(part, version))
    .map(([part, { version }]) => ({ composition: id, part, version, phase: 'load', message: '' }));
}
