import type { Site } from '@campavia/i18n/sites';
import type { Visit } from '@campavia/release';
import type { AddressMatch } from '@campavia/remote-kit/config';

import type { ApiClock } from '../api-link/api-clock';
import type { ReferentialKeeper } from '../api-link/referential';
import type { Reports } from '../error-reports/reports';
import type { LiveComposition } from '../releases/composed';
import type { CompositionKeeper } from '../releases/composition-keeper';
import type { Sessions } from '../session/session-of';
import type { Settings } from '../settings';
import type { Visits } from '../visitors/visits';
import type { RemoteServers } from '../worker/remote-servers';

/** What answering documents takes. */
export interface DocumentsOptions {
  settings: Settings;
  compositions: Pick<CompositionKeeper, 'of'>;
  visits: Visits;
  /** Signs what pages and visitors are known by. */
  secret: string;
  servers: RemoteServers;
  clock: ApiClock;
  referential: ReferentialKeeper;
  sessions: Sessions;
  reports: Pick<Reports, 'take'>;
}

/** One page somebody asks for. */
export interface Page {
  live: LiveComposition;
  visit: Visit;
  site: Site;
  /** Without locale prefix. */
  path: string;
  /** With its `?`, or nothing. */
  search: string;
  /** Scheme, host and port the visitor used. */
  origin: string;
  today: string;
  match: AddressMatch | undefined;
}
