import type { NavigationStore, Session, SharedCache, EventBus } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { offerAnalytics } from './features/analytics/offer-analytics';
import { offerChat } from './features/chat/start-chat';
import { offerConnection } from './layout/connection-bar/start-connection-bar';
import { offerConsent } from './features/consent/start-consent';
import { pageConsent } from './features/consent/page-consent';
import type { PageDocument } from './document/read-document';
import { preloadReferential } from './data/preload-referential';

import { offerMixer } from './mixer/start-mixer-if-allowed';

export interface ExtrasOptions {
  window: Window & typeof globalThis;
  page: Pick<PageDocument, 'site' | 'hasMixer'>;
  composition: Composition;
  events: EventBus;
  navigation: NavigationStore;
  session: Session;
  cache: SharedCache;
}

/** All that a page can do without, and that comes once it has come to rest. */
export function offerExtras({ page, composition, cache, ...around }: ExtrasOptions): void {
  const { window, events } = around;
  const consent = pageConsent();
  if (page.hasMixer) offerMixer({ window, composition, events });
  offerConsent(window, consent);
  offerAnalytics({ ...around, consent });
  offerChat(events);
  offerConnection(window);
  preloadReferential({ window, site: page.site.locale, cache });
}
