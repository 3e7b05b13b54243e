import { join } from 'node:path';

import { followApiClock } from './api-link/api-clock';
import { keepReferential } from './api-link/referential';
import { keepShopRating } from './api-link/shop-rating';
import { createReleaseCheck } from './failures/check-release';
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
import { describeMissing, insistOnAll, restrictionsHere, type Restrictions } from './worker/restrictions';
import { readWorkerCode } from './worker/worker-code';

/** How long an answer or a start waits for releases to be brought, in milliseconds; it then goes on without. */
const PATIENCE_MS = 20_000;

export interface SiteOptions {
  /** The folder with the bundled programs that run the remotes' server parts. */
  workerFolder: string | URL;
  opened: OpenRegistry;
  /** Takes sentences for whoever looks after the site. */
  log?: (sentence: string) => void;
  nowMs?: () => number;
  /** How server parts are kept from the machine; what it allows, unless a test says otherwise. */
  restrictions?: () => Promise<Restrictions>;
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

/** Says once what keeps server parts from the machine, and whether something of it is missing here. */
function tellIsolation(
  restrictions: () => Promise<Restrictions>,
  log: (sentence: string) => void,
): () => Promise<'isolated' | 'restricted'> {
  const missing = restrictions().then(describeMissing, (error: unknown) => String(error));
  void missing.then((sentence) => sentence !== undefined && log(sentence));
  return async () => ((await missing) === undefined ? 'isolated' : 'restricted');
}

/**
 * What the site answers from, whoever asks.
 * @throws SettingsError where it demands an isolation that this machine does not allow
 */
export async function gatherMeans(settings: Settings, options: SiteOptions) {
  const { workerFolder, opened, nowMs = Date.now, restrictions = restrictionsHere } = options;
  if (settings.documentIsolation === 'required') insistOnAll(await restrictions());
  const { registry, shelf, uploads } = opened;
  const secret = readSiteSecret(settings);
  const state = () => registry.state();
  const code = readWorkerCode(workerFolder);
  const servers = createRemoteServers({ ...settings, code, restrictions });
  const compositions = keepCompositions(settings, options, servers);
  const visits = createVisits({ channels: createChannels(settings), secret, state, nowMs });
  const served = () => withPatience(compositions.follow(), PATIENCE_MS);
  const requestsPerMinute = settings.registryRequestsPerMinute;

  async function close(): Promise<void> {
    compositions.stop();
    uploads.close();
    await Promise.all([servers.stop(), registry.close()]);
  }

  const serverParts = tellIsolation(restrictions, options.log ?? (() => undefined));
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
    checkRelease: createReleaseCheck({ shelf, registry, settings, code, restrictions }),
    isReplay: settings.replayFile !== undefined,
    isProduction: settings.environment === 'production',
    clock: followApiClock(settings.apiUrl),
    referential: keepReferential(settings, nowMs),
    sessions: createSessions(settings),
    shopRating: keepShopRating(settings, nowMs),
    releaseFiles: { folder: settings.releasesFolder, shelf, state },
    registryRoutes: { ...opened, ...visits, compositions, served, secret, requestsPerMinute },
    close,
  };
}
