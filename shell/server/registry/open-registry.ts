import { join } from 'node:path';

import { SITES } from '@campavia/i18n/sites';
import {
  createRegistry,
  createReleaseCache,
  createStorage,
  createUploads,
  type Registry,
  type ReleaseCache,
  type Uploads,
} from '@campavia/release/server';

import { fetchApiDescription } from '../api/api-description';
import type { Settings } from '../config/settings';

import { createReplayRegistry } from './replay-registry';

export interface OpenRegistry {
  registry: Registry;
  releaseCache: ReleaseCache;
  uploads: Uploads;
}

const MARKETS = [...new Set(SITES.flatMap(({ locale, country }) => [locale, country]))];

/** Falls back to the last known state while the database is away. @param log receives lines for operators */
export async function openRegistry(settings: Settings, log: (line: string) => void): Promise<OpenRegistry> {
  const { home, releasesFolder, registryUrl, replayFile } = settings;
  const storage = createStorage(process.env, releasesFolder);
  // They depend on each other: checks read releases, and releases are checked against the registry.
  const known: { registry?: Registry } = {};
  const releaseCache = createReleaseCache({
    storage,
    folder: releasesFolder,
    trustedKeys: () => known.registry?.trustedKeys() ?? new Map(),
    recorded: (part, version) => known.registry?.state().releases[part]?.[version],
  });
  known.registry =
    replayFile === undefined
      ? await createRegistry({
          databaseUrl: registryUrl ?? '',
          stateFile: join(home, 'registry/state.json'),
          releases: releaseCache,
          apiFacts: () => fetchApiDescription(settings),
          markets: MARKETS,
          log,
        })
      : createReplayRegistry(replayFile);
  const uploads = createUploads({ folder: join(home, 'uploads'), storage, registry: known.registry });
  return { registry: known.registry, releaseCache, uploads };
}
