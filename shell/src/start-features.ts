import type { EventBus, NavigationStore, RemoteFailed, Session, SharedCache } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { offerAnalytics } from './features/analytics/offer-analytics';
import { offerChat } from './features/chat/start-chat';
import { offerConnection } from './layout/connection-bar/start-connection-bar';
import { offerConsent } from './features/consent/start-consent';
import { pageConsent } from './features/consent/page-consent';
import type { PageDocument } from './document/read-document';
import { preloadReferential } from './data/preload-referential';

export interface ExtrasOptions {
  window: Window & typeof globalThis;
  page: Pick<PageDocument, 'site' | 'hasMixer'>;
  composition: Composition;
  events: EventBus;
  navigation: NavigationStore;
  session: Session;
  cache: SharedCache;
}

type MixerStart = Pick<ExtrasOptions, 'window' | 'composition' | 'events'>;

/** All that a page can do without, and that comes once it has come to rest. */
export function offerExtras({ page, composition, cache, ...around }: ExtrasOptions): void {
  const { window, events } = around;
  const consent = pageConsent();
  if (page.hasMixer) startMixerWhenIdle({ window, composition, events });
  offerConsent(window, consent);
  offerAnalytics({ ...around, consent });
  offerChat(events);
  offerConnection(window);
  preloadReferential({ window, site: page.site.locale, cache });
}

/** Loads the mixer once the page is idle, and gives it the failures that were sent before that. */
function startMixerWhenIdle({ window, composition, events }: MixerStart): void {
  const failures: RemoteFailed[] = [];
  events.hear('remote.failed', (failure) => failures.push(failure));

  async function start(): Promise<void> {
    const { startMixer } = await import('./mixer/mixer');
    await startMixer({ document: window.document, composition, failures });
  }

  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  whenIdle(() => void start().catch(window.reportError));
}
