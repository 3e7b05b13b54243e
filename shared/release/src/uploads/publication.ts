import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import type { PublishedRelease } from '../log/log-entry';

/** The same version was published with different content. */
export function otherContentRefusal({ part, version }: Release): Refusal {
  return new Refusal(
    409,
    'other_content',
    `${part}@${version} is published with other content: choose another version`,
  );
}

/** The release is stored but not in the log, because the database was unavailable. */
export function leftOverContentRefusal({ part, version }: Release): Refusal {
  return new Refusal(
    409,
    'other_content',
    `${part}@${version} was uploaded with other content and never written into the log: publish that one again, or choose another version`,
  );
}

/** The log record of a release. */
export function toPublishedRelease(release: Release, note: string | undefined): PublishedRelease {
  const { part, version, digest, commit, author, builtAt, files } = release;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return { part, version, digest, commit, author, builtAt, size, ...(note ? { note } : {}) };
}
