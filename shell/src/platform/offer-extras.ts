import type { NavigationStore, Session, SharedCache, EventBus } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { offerAnalytics } from '../analytics/offer-analytics';
import { offerChat } from '../chat/offer-chat';
import { offerConnection } from '../connection/offer-connection';
import { offerConsent } from '../consent/offer-consent';
import { pageConsent } from '../consent/page-consent';
import type { PageDocument } from '../document/read-document';
import { preloadReferential } from '../preload/preload-referential';

import { offerMixer } from './offer-mixer';

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
