import { join } from 'node:path';

import { followApiClock } from './api-link/api-clock';
import { keepReferential } from './api-link/referential';
import { keepShopRating } from './api-link/shop-rating';
import type { OpenRegistry } from './registry/open-registry';
import { CompositionKeeper } from './releases/composition-keeper';
import { channelsFile, NO_CHANNELS_FILE } from './releases/last-whole';
import { withPatience } from './releases/with-patience';
import { createSessions } from './session/session-of';
import type { Settings } from './settings';
import { createChannels } from './visitors/channels';
import { readSiteSecret } from './visitors/site-secret';
import { createVisits } from './visitors/visits';
import { createRemoteServers, type RemoteServers } from './worker/remote-servers';

/** How long an answer or a start waits for releases to be brought, in milliseconds; it then goes on without. */
const PATIENCE_MS = 20_000;

export interface SiteOptions {
  /** The bundled document worker that runs the remotes' server parts. */
  workerFile: string | URL;
  opened: OpenRegistry;
  /** Takes sentences for whoever looks after the site. */
  log?: (sentence: string) => void;
  nowMs?: () => number;
}

function keepCompositions(
  settings: Settings,
  { opened: { registry, shelf }, log = () => undefined, nowMs = Date.now }: SiteOptions,
  servers: RemoteServers,
): CompositionKeeper {
  const file = join(settings.home, 'registry/served.json');
  return new CompositionKeeper({
    registry,
    shelf,
    origins: settings.releaseOrigins,
    channelsFile: settings.replayFile === undefined ? channelsFile(file) : NO_CHANNELS_FILE,
    warmUp: (release) => servers.warmUp(release),
    onServed: (channels, mixes) => servers.keepOnly(channels, mixes),
    tellProblem: log,
    nowMs,
  });
}

/** What the site answers from, whoever asks. */
export async function gatherMeans(settings: Settings, options: SiteOptions) {
  const { workerFile, opened, nowMs = Date.now } = options;
  const { registry, shelf, uploads } = opened;
  const { releasesFolder, documentDeadlineMs: deadlineMs } = settings;
  const secret = readSiteSecret(settings);
  const state = () => registry.state();
  const servers = createRemoteServers({ releasesFolder, deadlineMs, workerFile });
  const compositions = keepCompositions(settings, options, servers);
  const visits = createVisits({ channels: createChannels(settings), secret, state, nowMs });
  const served = () => withPatience(compositions.follow(), PATIENCE_MS);
  const requestsPerMinute = settings.registryRequestsPerMinute;

  async function close(): Promise<void> {
    compositions.stop();
    uploads.close();
    await Promise.all([servers.stop(), registry.close()]);
  }

  await served();
  return {
    settings,
    ...{ registry, compositions, servers, visits, secret, nowMs },
    isReplay: settings.replayFile !== undefined,
    isProduction: settings.isProduction,
    clock: followApiClock(settings.apiUrl),
    referential: keepReferential(settings, nowMs),
    sessions: createSessions(settings),
    shopRating: keepShopRating(settings, nowMs),
    releaseFiles: { folder: releasesFolder, shelf, state },
    registryRoutes: { ...opened, ...visits, compositions, served, secret, requestsPerMinute },
    close,
  };
}
