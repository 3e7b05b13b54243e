import type { EventBus, NavigationStore, Session } from '@campavia/remote-kit';

import type { Consent } from '../consent';

import { forgetVisitor } from './visitor-token';

export interface AnalyticsStart {
  window: Window & typeof globalThis;
  events: EventBus;
  navigation: NavigationStore;
  session: Session;
  consent: Consent;
}

/** Without consent nothing is loaded and nothing is stored. */
export function startAnalyticsWithConsent(offer: AnalyticsStart): void {
  const { window, consent } = offer;
  const landing = { search: window.location.search, referrer: window.document.referrer };
  let isOn = false;

  async function start(): Promise<void> {
    if (consent.current() !== 'granted') return forgetVisitor(window);
    if (isOn) return;
    isOn = true;
    const [{ startAnalytics }, { sendEvent }] = await Promise.all([
      import('./analytics'),
      import('../../data/send-event'),
    ]);
    startAnalytics({ ...offer, landing, send: sendEvent });
  }

  function startQuietly(): void {
    start().catch(() => (isOn = false));
  }

  consent.subscribe(startQuietly);
  offer.events.subscribe('page.viewed', startQuietly);
}
