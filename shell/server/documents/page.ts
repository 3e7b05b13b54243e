import type { Site } from '@campavia/i18n/sites';
import type { Visit } from '@campavia/release';
import type { AddressMatch, PersonalAnswer } from '@campavia/remote-kit/config';

import type { ApiClock } from '../api/api-clock';
import type { ReferentialCache } from '../api/referential-cache';
import type { VisitorCache } from '../document-cache/visitor-cache';
import type { Reports } from '../error-reports/error-collector';
import type { LiveComposition } from '../releases/composition-cache';
import type { CompositionUpdater } from '../releases/composition-updater';
import type { Sessions } from '../session/request-session';
import type { Settings } from '../config/settings';
import type { Visits } from '../visitors/visits';
import type { RemoteServers } from '../worker/remote-servers';

export interface DocumentsOptions {
  settings: Settings;
  compositions: Pick<CompositionUpdater, 'of'>;
  visits: Visits;
  secret: string;
  servers: RemoteServers;
  clock: ApiClock;
  referential: ReferentialCache;
  sessions: Sessions;
  visitorCache: VisitorCache;
  reports: Pick<Reports, 'take'>;
}

export interface Page {
  live: LiveComposition;
  visit: Visit;
  site: Site;
  path: string;
  /** With its `?`, or empty. */
  search: string;
  origin: string;
  today: string;
  match: AddressMatch | undefined;
  /** What the api answered for this user, if the address depends on it. */
  personal?: PersonalAnswer | undefined;
  /** False if it is rendered only for the cache; absent counts as true. */
  isAwaited?: boolean;
}
