import { join } from 'node:path';

import type { Telemetry } from '@campavia/telemetry';

import { createApiClock } from './api/api-clock';
import { createReferentialCache } from './api/referential-cache';
import { createShopRatingCache } from './api/shop-rating-cache';
import { createVisitorCache } from './document-cache/visitor-cache';
import { createReleaseCheck } from './remote-failures/check-release';
import type { OpenRegistry } from './registry/open-registry';
import { CompositionUpdater } from './releases/composition-updater';
import { channelsFile, NO_CHANNELS_FILE } from './releases/last-complete-channels';
import { withTimeLimit } from './releases/with-time-limit';
import { createSessions } from './session/request-session';
import type { Settings } from './config/settings';
import { createChannels } from './visitors/channels';
import { readSiteSecret } from './visitors/site-secret';
import { createVisits } from './visitors/visits';
import { createRemoteServers, type RemoteServers } from './worker/remote-servers';
import {
  describeMissing,
  requireAllRestrictions,
  restrictionsHere,
  type Restrictions,
} from './worker/restrictions';
import { readWorkerCode } from './worker/worker-code';

const TIMEOUT_MS = 20_000;

export interface SiteOptions {
  workerFolder: string | URL;
  opened: OpenRegistry;
  log?: (sentence: string) => void;
  nowMs?: () => number;
  restrictions?: () => Promise<Restrictions>;
  telemetry?: Telemetry | undefined;
}

function createCompositions(
  settings: Settings,
  { opened: { registry, releaseCache }, log = () => undefined, nowMs = Date.now }: SiteOptions,
  servers: RemoteServers,
): CompositionUpdater {
  const file = join(settings.home, 'registry/served.json');
  return new CompositionUpdater({
    registry,
    releaseCache,
    origins: settings.releaseOrigins,
    channelsFile: settings.replayFile === undefined ? channelsFile(file) : NO_CHANNELS_FILE,
    warmUp: (release) => servers.warmUp(release),
    onServed: (channels, mixes) => servers.keepOnly(channels, mixes),
    reportProblem: log,
    nowMs,
  });
}

function describeIsolation(
  restrictions: () => Promise<Restrictions>,
  log: (sentence: string) => void,
): () => Promise<'isolated' | 'restricted'> {
  const missing = restrictions().then(describeMissing, (error: unknown) => String(error));
  void missing.then((sentence) => sentence !== undefined && log(sentence));
  return async () => ((await missing) === undefined ? 'isolated' : 'restricted');
}

/** @throws SettingsError if required isolation is not available */
export async function createServerContext(settings: Settings, options: SiteOptions) {
  const { workerFolder, opened, nowMs = Date.now, restrictions = restrictionsHere, telemetry } = options;
  if (settings.documentIsolation === 'required') requireAllRestrictions(await restrictions());
  const { registry, releaseCache, uploads } = opened;
  const secret = readSiteSecret(settings);
  const state = () => registry.state();
  const code = readWorkerCode(workerFolder);
  const servers = createRemoteServers({ ...settings, code, restrictions, record: telemetry?.record });
  const compositions = createCompositions(settings, options, servers);
  const visits = createVisits({ channels: createChannels(settings), secret, state, nowMs });
  const served = () => withTimeLimit(compositions.follow(), TIMEOUT_MS);
  const requestsPerMinute = settings.registryRequestsPerMinute;

  async function close(): Promise<void> {
    compositions.stop();
    uploads.close();
    await Promise.all([servers.stop(), registry.close()]);
  }

  const serverParts = describeIsolation(restrictions, options.log ?? (() => undefined));
  await served();
  return {
    settings,
    registry,
    compositions,
    servers,
    serverParts,
    visits,
    secret,
    nowMs,
    checkRelease: createReleaseCheck({ releaseCache, registry, settings, code, restrictions }),
    isReplay: settings.replayFile !== undefined,
    isProduction: settings.environment === 'production',
    clock: createApiClock(settings.apiUrl),
    referential: createReferentialCache(settings, nowMs),
    sessions: createSessions(settings),
    visitorCache: createVisitorCache({ ...settings, nowMs }),
    shopRating: createShopRatingCache(settings, nowMs),
    releaseFiles: { folder: settings.releasesFolder, releaseCache, state },
    registryRoutes: { ...opened, ...visits, compositions, served, secret, requestsPerMinute },
    close,
  };
}
