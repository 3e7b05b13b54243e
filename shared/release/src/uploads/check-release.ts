import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import { digestOf } from '../signing';
import { assertNamedFiles, assertFileNames, assertSizes } from './check-files';
import { releaseShape } from './release-shape';
import { badReleaseRefusal, assertHarmless } from './shape-checks';

const MAX_TEXT_LENGTH = 4 * 1024 * 1024;

/** Canonical text of `release.json`, byte-identical for the same release. */
export function releaseText(release: Release): string {
  return `${JSON.stringify(release, null, 2)}\n`;
}

/** Two releases of a part can be loaded in one page, so each needs a unique global name. */
function assertContainer({ part, version, container }: Release): void {
  if (part === 'shell') {
    if (container !== undefined) throw badReleaseRefusal('the shell has no container');
    return;
  }
  const own = `_${version}`.replace(/\W/g, '_');
  if (container === undefined) throw badReleaseRefusal('container must be a text');
  if (!container.includes(own)) throw badReleaseRefusal(`container must hold ${own}, its version`);
}

/**
 * Validates an untrusted release.json: shape, names of part, version and files, sizes, and digest. Its signature is
 * verified elsewhere.
 * @throws Refusal 400 bad_release | bad_file_name | wrong_digest, 413 too_large
 */
export function checkRelease(candidate: unknown): Release {
  assertHarmless(candidate);
  releaseShape(candidate, '');
  const release = candidate as Release;
  assertSizes(release);
  if (releaseText(release).length > MAX_TEXT_LENGTH) {
    throw new Refusal(413, 'too_large', 'release.json is longer than 4 MB');
  }
  assertFileNames(release.files);
  assertNamedFiles(release);
  assertContainer(release);
  if (release.config.name !== release.part) {
    throw badReleaseRefusal(`config is of ${release.config.name}, the release of ${release.part}`);
  }
  if (digestOf(release) !== release.digest) {
    throw new Refusal(
      400,
      'wrong_digest',
      `The digest of ${release.part}@${release.version} is not that of what its release.json says: build it again`,
    );
  }
  return release;
}
