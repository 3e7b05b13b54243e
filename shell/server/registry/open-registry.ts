import { join } from 'node:path';

import { SITES } from '@campavia/i18n/sites';
import {
  createRegistry,
  createShelf,
  createStorage,
  createUploads,
  type Registry,
  type Shelf,
  type Uploads,
} from '@campavia/release/server';

import { fetchApiDescription } from '../api/api-description';
import type { Settings } from '../config/settings';

import { createReplayRegistry } from './replay-registry';

export interface OpenRegistry {
  registry: Registry;
  shelf: Shelf;
  uploads: Uploads;
}

const MARKETS = [...new Set(SITES.flatMap(({ locale, country }) => [locale, country]))];

/**
 * Opens the registry of the settings: connected to its database, or as it was left when that is away.
 * @param log - takes sentences for whoever looks after the site
 */
export async function openRegistry(settings: Settings, log: (line: string) => void): Promise<OpenRegistry> {
  const { home, releasesFolder, registryUrl, replayFile } = settings;
  const storage = createStorage(process.env, releasesFolder);
  // The registry reads releases for its proof, and what is on the shelf is checked against the registry.
  const known: { registry?: Registry } = {};
  const shelf = createShelf({
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
          releases: shelf,
          apiFacts: () => fetchApiDescription(settings),
          markets: MARKETS,
          log,
        })
      : createReplayRegistry(replayFile);
  const uploads = createUploads({ folder: join(home, 'uploads'), storage, registry: known.registry });
  return { registry: known.registry, shelf, uploads };
}
