import { getReferential } from '@campavia/api-client';
import { createHttp, provideHttp } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';
import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import {
  createEventBus,
  createNavigationStore,
  createSharedCache,
  providePlatform,
  type NavigationStore,
  type Offline,
  type Platform,
  type Session,
  type SessionState,
} from '@campavia/remote-kit';
import type { RemoteConfig } from '@campavia/remote-kit/config';

import { siteOfPath } from './site-of-path';

export interface MockPlatformOptions {
  site: Site;
  /** All remotes that the page can link to; their addresses can be resolved. */
  configs: readonly RemoteConfig[];
  messages: Messages;
  /** Path that every call of the api begins with. */
  apiPath?: string;
  /** `yyyy-MM-dd`, today in the site's country without it. */
  today?: string;
  /** The signed-in user; a visitor when absent. */
  user?: Me;
  /** Cached responses, by SWR key: the page is shown as if offline. */
  kept?: Readonly<Record<string, unknown>>;
  /** Stored values of the user, by name. */
  values?: Readonly<Record<string, unknown>>;
  findSlot?: Platform['findSlot'];
}

function createSession(user: Me | undefined): Session {
  const state: SessionState = user ? { status: 'signed-in', user } : { status: 'visitor' };
  return {
    current: () => state,
    subscribe: () => () => undefined,
    reload: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    askToSignIn: (next) => console.info('sign-in requested', next ?? ''),
  };
}

/** Gives the page a platform: the remotes' addresses, no other parts, and events and failures logged to the console. */
export async function provideMockPlatform(options: MockPlatformOptions): Promise<NavigationStore> {
  const {
    site,
    configs,
    messages,
    apiPath = '',
    today = todayIn(site.timeZone),
    user,
    kept,
    values,
  } = options;
  const { findSlot = () => Promise.resolve(undefined) } = options;
  provideHttp(createHttp({ baseUrl: apiPath, site, apiKey: 'campavia-web' }));
  // Every site is a separate page, as on the real site.
  const leaves = ({ url }: { url: URL }) => siteOfPath(url.pathname) !== site;
  const navigation = createNavigationStore({ window, leaves });
  navigation.attach();
  const events = createEventBus();
  events.subscribe('toast.shown', ({ title, text }) => console.info('toast.shown', title, text ?? ''));
  const referential = await getReferential().catch(() => undefined);
  providePlatform({
    site,
    today,
    navigation,
    addresses: configs.flatMap(({ name, addresses }) =>
      addresses.map((address) => ({ ...address, part: name })),
    ),
    events,
    session: createSession(user),
    cache: createSharedCache({ ...kept }),
    messages,
    referential,
    routing: referential?.routing ?? {},
    offline: createMockOffline(`${today}T09:05:00Z`, values),
    countListingEvent: () => undefined,
    PageSkeleton: () => <p aria-busy="true">…</p>,
    NotFound: () => <h1>There is nothing at this address</h1>,
    reportFailure: ({ part, phase, error }) => console.error(`${part} failed (${phase})`, error),
    reportScreenReady: () => undefined,
    holdPage: () => () => undefined,
    findSlot,
  });
  return navigation;
}

/** Values are stored until the page is closed. */
function createMockOffline(readAt: string, first: MockPlatformOptions['values'] = {}): Offline {
  const values = new Map<string, unknown>(Object.entries(first));
  return {
    readAtMs: () => momentMs(readAt),
    keep: () => undefined,
    load: <Value,>(name: string) => Promise.resolve(values.get(name) as Value | undefined),
    async save(name, value) {
      values.set(name, value);
    },
  };
}

function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}
