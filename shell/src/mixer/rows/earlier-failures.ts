import type { RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import type { FailedReleases } from '../../composition/failed-releases';

/** The loader reports nothing for releases that failed on an earlier page; their reason is lost. */
export function earlierFailures({ id, parts }: Composition, failed: FailedReleases): RemoteFailed[] {
  return Object.entries(parts)
    .filter(([part, { version, fallback }]) => fallback && failed.has(part, version))
    .map(([part, { version }]) => ({ composition: id, part, version, phase: 'load', message: '' }));
}
