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
  /**
   * The user that the document was rendered for; null for visitors and when the server could not find out.
   */
  user: Me | null;
  typed: { keepTyped(path: string): void; forgetTyped(): void };
  /** Makes single-spa evaluate the active remote again; resolves when it is mounted. */
  reroute(): Promise<unknown>;
  reportNotStaff(path: string): void;
  http?: () => Http;
}

export interface SessionCore
  extends Omit<SessionOptions, 'user'>, Pick<SessionStore, 'current' | 'set' | 'notify'> {
  http: () => Http;
  notifyTabs(message: TabMessage): void;
  /** The tokens that this tab knows of, as `signatureOf` has them. */
  knownTokens: string;
  /** The reader is on the way out: that the tokens are gone means nothing else. */
  isLeaving: boolean;
}
