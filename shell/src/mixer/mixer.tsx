import { createRoot } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import { platform, PlatformProviders, type RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { createFailedReleases } from '../composition/failed-releases';

import { loadMessages } from './load-messages';
import { MixerTool } from './panel/mixer-tool';
import { earlierFailures } from './rows/earlier-failures';

export interface MixerOptions {
  document: Document;
  composition: Composition;
  failures?: readonly RemoteFailed[];
  /** The mixer's words in the page's language; loaded without it. */
  words?: Messages;
}

/**
 * Puts the mixer into the page: a root of its own, as nothing of the page waits for it.
 * @throws when its words cannot be had; the page goes on without a mixer
 */
export async function startMixer({
  document,
  composition,
  failures = [],
  words,
}: MixerOptions): Promise<void> {
  const messages = words ?? (await loadMessages(platform().site));
  const earlier = earlierFailures(composition, createFailedReleases(window.sessionStorage));
  const container = document.createElement('div');
  container.id = 'mixer';
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'mixer-' }).render(
    <PlatformProviders messages={messages}>
      <MixerTool
        composition={composition}
        failures={[...earlier, ...failures]}
        goTo={(address) => document.location.assign(address)}
      />
    </PlatformProviders>,
  );
}
