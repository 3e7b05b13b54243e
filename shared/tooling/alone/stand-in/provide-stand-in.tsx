import { getReferential } from '@campavia/api-client';
import { createHttp, provideHttp } from '@campavia/api-client/core';
import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import {
  createEventBus,
  createNavigationStore,
  createSharedCache,
  providePlatform,
  type NavigationStore,
  type Session,
  type SessionState,
} from '@campavia/remote-kit';
import type { RemoteConfig } from '@campavia/remote-kit/config';

import { siteOfPath } from './site-of-path';

export interface ProvideStandInOptions {
  site: Site;
  config: RemoteConfig;
  messages: Messages;
}

const state: SessionState = { status: 'visitor' };
const VISITOR: Session = {
  current: () => state,
  subscribe: () => () => undefined,
  reload: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  askToSignIn: (next) => console.info('asked to sign in', next ?? ''),
};

/** Gives the page a platform: the remote's own addresses, no other parts, news and failures into the console. */
export async function provideStandIn(options: ProvideStandInOptions): Promise<NavigationStore> {
  const { site, config, messages } = options;
  provideHttp(createHttp({ baseUrl: '', site, apiKey: 'campavia-web' }));
  // Another site is another page, as on the site.
  const leaves = ({ url }: { url: URL }) => siteOfPath(url.pathname) !== site;
  const navigation = createNavigationStore({ window, leaves });
  navigation.attach();
  const events = createEventBus();
  events.hear('toast.shown', ({ title, text }) => console.info('toast.shown', title, text ?? ''));
  providePlatform({
    site,
    today: todayIn(site.timeZone),
    navigation,
    addresses: config.addresses.map((address) => ({ ...address, part: config.name })),
    events,
    session: VISITOR,
    cache: createSharedCache({}),
    messages,
    referential: await getReferential().catch(() => undefined),
    routing: {},
    PageGhost: () => <p aria-busy="true">…</p>,
    NotFound: () => <h1>There is nothing at this address</h1>,
    reportFailure: ({ part, phase, error }) => console.error(`${part} failed (${phase})`, error),
    screenIsReady: () => undefined,
    holdPage: () => () => undefined,
    findSlot: () => Promise.resolve(undefined),
  });
  return navigation;
}

function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}
