import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import { integrityOf } from '../signing';
import { codeOf } from '../storage/disk';
import { checkRelease } from './check-release';

function notBuiltRefusal(sentence: string): Refusal {
  return new Refusal(400, 'not_built', `${sentence}: build the part, or name another folder`);
}

async function readOrRefuse(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw notBuiltRefusal(`There is no ${file}`);
    throw error;
  });
}

function parse(folder: string, content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    throw notBuiltRefusal(`${join(folder, 'release.json')} is no JSON`);
  }
}

/**
 * Reads the release in a build's folder and compares every file with its release.json.
 * @param folder - `mf-search/dist/release`
 * @throws Refusal with the reason: not_built, bad_release, too_large, wrong_digest …
 */
export async function readBuiltRelease(folder: string): Promise<Release> {
  const release = checkRelease(parse(folder, await readOrRefuse(join(folder, 'release.json'))));
  for (const { path, integrity } of release.files) {
    if (integrityOf(await readOrRefuse(join(folder, path))) !== integrity) {
      throw notBuiltRefusal(`${join(folder, path)} is not the file that its release.json names`);
    }
  }
  return release;
}
