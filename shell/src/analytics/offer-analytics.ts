import type { EventBus, NavigationStore, Session } from '@campavia/remote-kit';

import type { Consent } from '../consent/consent';

import { forgetVisitor } from './visitor-token';

export interface AnalyticsOffer {
  window: Window & typeof globalThis;
  events: EventBus;
  navigation: NavigationStore;
  session: Session;
  consent: Consent;
}

/** Fetches what counts visits once the visitor has agreed to it, and never before; without a yes nothing is kept. */
export function offerAnalytics(offer: AnalyticsOffer): void {
  const { window, consent } = offer;
  const landing = { search: window.location.search, referrer: window.document.referrer };
  let isOn = false;

  async function start(): Promise<void> {
    if (consent.current() !== 'granted') return forgetVisitor(window);
    if (isOn) return;
    isOn = true;
    const [{ startAnalytics }, { sendEvent }] = await Promise.all([
      import('./analytics'),
      import('../data/send-event'),
    ]);
    startAnalytics({ ...offer, landing, send: sendEvent });
  }

  function startQuietly(): void {
    start().catch(() => (isOn = false));
  }

  consent.subscribe(startQuietly);
  offer.events.hear('page.viewed', startQuietly);
}
