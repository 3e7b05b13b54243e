import type { AnalyticsEvent } from '@campavia/contracts';
import type { EventBus, NavigationStore, Session } from '@campavia/remote-kit';

import type { Consent } from '../consent';

import { personProperties } from './person-properties';
import { visitProperties } from './visit-properties';
import { visitorToken } from './visitor-token';

export interface AnalyticsOptions {
  window: Window & typeof globalThis;
  events: Pick<EventBus, 'subscribe'>;
  navigation: Pick<NavigationStore, 'current'>;
  session: Pick<Session, 'current'>;
  consent: Consent;
  landing: { search: string; referrer: string };
  send: (event: AnalyticsEvent) => Promise<unknown>;
}

/** Consent is checked before each event, because another tab may have withdrawn it. */
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
    // Failures to count must not disturb the visitor.
    count(...what).catch(() => undefined);
  }

  const presentPath = () => navigation.current().place.pathname;
  events.subscribe('page.viewed', ({ path }) =>
    countQuietly({ event_type: 'page viewed', path: pathOf(path) }),
  );
  // The bus replays the sign-in of a session that already exists; that is not a new login.
  let isNews = false;
  events.subscribe('session.signed-in', ({ method }) => {
    if (isNews && method === 'email') countQuietly({ event_type: 'login', path: presentPath() }, method);
  });
  isNews = true;
  countQuietly({ event_type: 'page viewed', path: presentPath() });
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
