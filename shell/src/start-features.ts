import type { EventBus, NavigationStore, RemoteFailed, Session, SharedCache } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { startAnalyticsWithConsent } from './features/analytics/offer-analytics';
import { startChat } from './features/chat/start-chat';
import { startConnectionBar } from './layout/connection-bar/start-connection-bar';
import { startUpdates } from './features/updates/start-updates';
import { startConsent } from './features/consent/start-consent';
import { pageConsent } from './features/consent/page-consent';
import type { PageDocument } from './document/read-document';
import { whenIdle } from './document/when-idle';
import { preloadReferential } from './data/preload-referential';

export interface StartFeaturesOptions {
  window: Window & typeof globalThis;
  page: Pick<PageDocument, 'site' | 'hasMixer'>;
  composition: Composition;
  events: EventBus;
  navigation: NavigationStore;
  session: Session;
  cache: SharedCache;
}

type MixerStart = Pick<StartFeaturesOptions, 'window' | 'composition' | 'events'>;

export function startFeatures({ page, composition, cache, ...around }: StartFeaturesOptions): void {
  const { window, events } = around;
  const consent = pageConsent();
  if (page.hasMixer) startMixerWhenIdle({ window, composition, events });
  startConsent(window, consent);
  startAnalyticsWithConsent({ ...around, consent });
  startChat(events);
  startConnectionBar(window);
  startUpdates(around);
  preloadReferential({ window, site: page.site.locale, cache });
}

function startMixerWhenIdle({ window, composition, events }: MixerStart): void {
  const failures: RemoteFailed[] = [];
  events.subscribe('remote.failed', (failure) => failures.push(failure));

  async function start(): Promise<void> {
    const { startMixer } = await import('./mixer/mixer');
    await startMixer({ document: window.document, composition, failures });
  }

  whenIdle(window, () => void start().catch(window.reportError));
}
