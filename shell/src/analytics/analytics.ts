import type { AnalyticsEvent } from '@campavia/contracts';
import type { EventBus, NavigationStore, Session } from '@campavia/remote-kit';

import type { Consent } from '../consent/consent';

import { personProperties } from './person-properties';
import { visitProperties } from './visit-properties';
import { visitorToken } from './visitor-token';

export interface AnalyticsOptions {
  window: Window & typeof globalThis;
  events: Pick<EventBus, 'hear'>;
  navigation: Pick<NavigationStore, 'current'>;
  session: Pick<Session, 'current'>;
  consent: Consent;
  /** Address of the visit's first page and what led there. */
  landing: { search: string; referrer: string };
  send: (event: AnalyticsEvent) => Promise<unknown>;
}

/**
 * Counts page views and sign-ins of a consenting visitor. Asks for consent again before each event: another tab
 * may have taken it back. What cannot be sent is dropped.
 */
export function startAnalytics(options: AnalyticsOptions): void {
  const { window, events, navigation, session, consent, landing, send } = options;
  const visit = visitProperties(landing.search, landing.referrer, window.location.origin);

  async function count(what: Pick<AnalyticsEvent, 'event_type' | 'path'>, method?: 'email'): Promise<void> {
    if (consent.current() !== 'granted') return;
    const state = session.current();
    const createdAt = new Date().toISOString();
    const person = state.status === 'signed-in' ? await personProperties(state.user) : undefined;
    if (consent.current() !== 'granted') return;
    await send({
      ...what,
      created_at: createdAt,
      properties: { ...visit, gb_visitor_token: visitorToken(window), ...(method && { method }) },
      ...(person && { user_properties: person }),
    });
  }

  function countQuietly(...what: Parameters<typeof count>): void {
    // Nobody is to be bothered with visits that could not be counted.
    count(...what).catch(() => undefined);
  }

  const presentPath = () => navigation.current().place.pathname;
  events.hear('page.viewed', ({ path }) => countQuietly({ event_type: 'page viewed', path: pathOf(path) }));
  // The bus tells of a session that stands already; that sign-in is none of ours to count.
  let isNews = false;
  events.hear('session.signed-in', ({ method }) => {
    if (isNews && method === 'email') countQuietly({ event_type: 'login', path: presentPath() }, method);
  });
  isNews = true;
  countQuietly({ event_type: 'page viewed', path: presentPath() });
}

/** Queries may say more than a page's name. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
