import type { Site } from '@campavia/i18n/sites';
import type { AddressMatch } from '@campavia/remote-kit/config';

import type { ApiClock } from '../api-link/api-clock';
import type { ReferentialKeeper } from '../api-link/referential';
import type { CompositionStore, LiveComposition } from '../releases/composition-store';
import type { Settings } from '../settings';
import type { RemoteServers } from '../worker/remote-servers';

/** What answering documents takes. */
export interface DocumentsOptions {
  settings: Settings;
  compositions: CompositionStore;
  servers: RemoteServers;
  clock: ApiClock;
  referential: ReferentialKeeper;
  routing: Record<string, string>;
}

/** One page somebody asks for. */
export interface Page {
  live: LiveComposition;
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
