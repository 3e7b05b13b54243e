import type { EventBus, RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

export interface MixerOffer {
  window: Window;
  composition: Composition;
  events: EventBus;
}

/** Loads the mixer once the page has come to rest; what failed until then is told to it. */
export function offerMixer({ window, composition, events }: MixerOffer): void {
  const failures: RemoteFailed[] = [];
  events.hear('remote.failed', (failure) => failures.push(failure));

  async function start(): Promise<void> {
    const { startMixer } = await import('../mixer/mixer');
    await startMixer({ document: window.document, composition, failures });
  }

  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  whenIdle(() => void start().catch(window.reportError));
}
