import type { Http } from '@campavia/api-client/core';
import type { Me, Routing } from '@campavia/contracts';
import type { Site } from '@campavia/i18n/sites';
import type { EventBus, NavigationStore, SharedCache } from '@campavia/remote-kit';
import type { OwnedAddress } from '@campavia/remote-kit/config';

import type { FindAddress } from '../navigation/page-address';

import type { TabMessage } from './other-tabs';
import type { SessionStore } from './session-store';
import type { SessionWindow } from './session-window';

export interface SessionOptions {
  window: SessionWindow;
  site: Site;
  events: EventBus;
  navigation: NavigationStore;
  cache: SharedCache;
  addresses: readonly OwnedAddress[];
  findAddress: FindAddress;
  routing: Routing;
  /** Whom the document was made for; null for nobody, and where the site's server could not find out. */
  user: Me | null;
  /** Keeps what the reader typed on this page for when they come back to a path, and forgets it. */
  typed: { keepTyped(path: string): void; forgetTyped(): void };
  /** Lets single-spa look again whose page stands at the present address; ends when it stands. */
  reroute(): Promise<unknown>;
  /** Tells the reports that somebody who is no staff stood at a page for staff. */
  reportNotStaff(path: string): void;
  /** The page's client, unless it is another. */
  http?: () => Http;
}

/** What everything about the session works on. */
export interface SessionCore
  extends Omit<SessionOptions, 'user'>, Pick<SessionStore, 'current' | 'set' | 'notify'> {
  http: () => Http;
  tellTabs(message: TabMessage): void;
  /** The tokens that this tab knows of, as `signatureOf` has them. */
  knownTokens: string;
  /** The reader is on the way out: that the tokens are gone means nothing else. */
  isLeaving: boolean;
}
