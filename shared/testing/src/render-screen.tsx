import { render, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';

import { createHttp, provideHttp } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';
import type { Messages } from '@campavia/i18n';
import { prefixOf, type Site, siteOf } from '@campavia/i18n/sites';
import {
  createEventBus,
  createNavigationStore,
  createSharedCache,
  type Platform,
  PlatformProviders,
  providePlatform,
  type Session,
  type SessionState,
} from '@campavia/remote-kit';

/** The default date of tests. */
export const TEST_TODAY = '2027-03-10';

export interface ScreenOptions {
  /** Name of the site, such as `fr-be`; the English site of Ireland when absent. */
  site?: string;
  /** Path and query without locale prefix. */
  path?: string;
  /** Answers inlined in the document, by SWR key. */
  data?: Record<string, unknown>;
  /** Catalogue of the site's language; not needed for English. */
  messages?: Messages;
  /** `yyyy-MM-dd`. */
  today?: string;
  /** The signed-in user; a visitor when absent. */
  user?: Me;
  /** Overrides of the platform. */
  platform?: Partial<Platform>;
}

export type RenderedScreen = RenderResult & { user: UserEvent; platform: Platform };

function siteNamed(locale: string): Site {
  const site = siteOf(locale);
  if (!site) throw new Error(`There is no site ${locale}`);
  return site;
}

/** A session that does not change; tests that check calls replace it by `platform.session`. */
function aSession(user: Me | undefined): Session {
  const state: SessionState = user ? { status: 'signed-in', user } : { status: 'visitor' };
  return {
    current: () => state,
    subscribe: () => () => undefined,
    reload: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    askToSignIn: () => undefined,
  };
}

function aPlatform(site: Site, options: ScreenOptions): Platform {
  return {
    site,
    today: options.today ?? TEST_TODAY,
    navigation: createNavigationStore({ window }),
    addresses: [],
    events: createEventBus(),
    session: aSession(options.user),
    cache: createSharedCache(options.data ?? {}),
    messages: {},
    routing: {},
    countListingEvent: () => undefined,
    PageSkeleton: () => null,
    NotFound: () => <h1>Not found</h1>,
    reportFailure: () => undefined,
    reportScreenReady: () => undefined,
    holdPage: () => () => undefined,
    findSlot: () => Promise.resolve(undefined),
    ...options.platform,
  };
}

/**
 * Renders a screen as the shell does: at an address of a site, with the platform's messages, cache, routing and HTTP
 * client. Call `setUpWire` in the test file when the screen calls the api.
 */
export function renderScreen(ui: ReactElement, options: ScreenOptions = {}): RenderedScreen {
  const site = siteNamed(options.site ?? 'en-ie');
  window.history.replaceState(null, '', `${prefixOf(site)}${options.path ?? '/'}`);
  const platform = aPlatform(site, options);
  platform.navigation.attach();
  providePlatform(platform);
  provideHttp(createHttp({ baseUrl: window.location.origin, site, apiKey: 'test' }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProviders messages={options.messages}>{children}</PlatformProviders>
  );
  return Object.assign(render(ui, { wrapper }), { user: userEvent.setup(), platform });
}
