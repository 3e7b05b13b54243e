import { createRoot } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import { platform, PlatformProviders, type RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { createFailedReleases } from '../composition/failed-releases';
import { tabStorage } from '../document/tab-storage';

import { loadMessages } from './load-messages';
import { MixerTool } from './panel/mixer-tool';
import { earlierFailures } from './rows/earlier-failures';

export interface MixerOptions {
  document: Document;
  composition: Composition;
  failures?: readonly RemoteFailed[];
  messages?: Messages;
}

/** @throws when the messages cannot be loaded; the page works without the mixer */
export async function startMixer({
  document,
  composition,
  failures = [],
  messages,
}: MixerOptions): Promise<void> {
  const loaded = messages ?? (await loadMessages(platform().site));
  const earlier = earlierFailures(composition, createFailedReleases(tabStorage(window)));
  const container = document.createElement('div');
  container.id = 'mixer';
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'mixer-' }).render(
    <PlatformProviders messages={loaded}>
      <MixerTool
        composition={composition}
        failures={[...earlier, ...failures]}
        goTo={(address) => document.location.assign(address)}
      />
    </PlatformProviders>,
  );
}
