import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import type { Storage } from '../storage/storage';
import { checkRelease, releaseText } from '../uploads/check-release';
import { isVersion, PART } from '../uploads/release-shape';
import { BrokenReleaseError, MissingReleaseError } from './release-errors';

const FILE = 'release.json';

/** Parses a stored `release.json`, which must be byte-identical to the canonical text. */
function parseRelease(part: string, version: string, content: Buffer): Release {
  function broken(sentence: string): BrokenReleaseError {
    return new BrokenReleaseError(part, version, FILE, sentence);
  }
  let release: Release;
  try {
    release = checkRelease(JSON.parse(content.toString('utf8')));
  } catch (error) {
    if (error instanceof Refusal) throw broken(error.message);
    throw broken('its release.json is damaged');
  }
  if (!content.equals(Buffer.from(releaseText(release)))) throw broken('its release.json is damaged');
  if (release.part !== part || release.version !== version) {
    throw broken(`its release.json is of ${release.part}@${release.version}`);
  }
  return release;
}

/**
 * A release as stored; its signature is verified elsewhere.
 * @throws MissingReleaseError, BrokenReleaseError, StorageUnavailableError
 */
export async function readRelease(storage: Storage, part: string, version: string): Promise<Release> {
  if (!PART.test(part) || !isVersion(version)) throw new MissingReleaseError(part, version);
  const content = await storage.read(`${part}/${version}/${FILE}`);
  if (!content) throw new MissingReleaseError(part, version);
  return parseRelease(part, version, content);
}
