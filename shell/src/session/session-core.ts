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
  /** Null for visitors, and when the server could not find out. */
  user: Me | null;
  typed: { saveTyped(path: string): void; forgetTyped(): void };
  /** Resolves when single-spa has mounted the active remote. */
  reroute(): Promise<unknown>;
  reportNotStaff(path: string): void;
  http?: () => Http;
}

export interface SessionCore
  extends Omit<SessionOptions, 'user'>, Pick<SessionStore, 'current' | 'set' | 'notify'> {
  http: () => Http;
  notifyTabs(message: TabMessage): void;
  /** As `signatureOf` returns them. */
  knownTokens: string;
  /** While signing out, missing tokens do not mean that the session has expired. */
  isLeaving: boolean;
}
