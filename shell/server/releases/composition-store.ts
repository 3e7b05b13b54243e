import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { compose } from '@campavia/release';
import type { Composition, Release } from '@campavia/remote-kit/config';

/** A composition with what only the server needs of its releases. */
export interface LiveComposition {
  composition: Composition;
  releases: Map<string, Release>;
}

interface Selection {
  channel: string;
  parts: Record<string, string>;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

async function load(folder: string): Promise<LiveComposition> {
  const selection = await readJson<Selection>(join(folder, 'composition.json'));
  const releases = await Promise.all(
    Object.entries(selection.parts).map(([part, version]) =>
      readJson<Release>(join(folder, part, version, 'release.json')),
    ),
  );
  return {
    composition: compose(selection.channel, releases),
    releases: new Map(releases.map((release) => [release.part, release])),
  };
}

/**
 * Follows `composition.json` in a folder of releases. A selection that cannot be read leaves the last
 * good one in force.
 */
export function followComposition(folder: string, onError: (error: unknown) => void) {
  let live: LiveComposition | undefined;
  let seen = '';

  async function current(): Promise<LiveComposition> {
    try {
      const { mtimeMs, size } = await stat(join(folder, 'composition.json'));
      const stamp = `${mtimeMs}:${size}`;
      if (stamp !== seen) {
        live = await load(folder);
        seen = stamp;
      }
    } catch (error) {
      onError(error);
    }
    if (!live) throw new Error(`No composition in ${folder}: build and publish the parts first`);
    return live;
  }

  return { current };
}

export type CompositionStore = ReturnType<typeof followComposition>;
