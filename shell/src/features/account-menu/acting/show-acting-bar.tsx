import { createRoot } from 'react-dom/client';

import { platform, PlatformProviders } from '@campavia/remote-kit';

import { shellSession } from '../../../session/shell-session';
import { loadMessages } from '../load-messages';

import { ActingBar } from './acting-bar';

const ID = 'acting';

/** Renders the bar above the page in a root of its own, once per page. */
export async function showActing(words = loadMessages(platform().site)): Promise<void> {
  if (document.getElementById(ID)) return;
  const container = document.createElement('div');
  container.id = ID;
  // Whatever opens over the page leaves this alone, for eyes, hands and screen readers.
  container.dataset.reactAriaTopLayer = 'true';
  document.getElementById('header')?.before(container);
  createRoot(container, { identifierPrefix: 'acting-' }).render(
    <PlatformProviders messages={await words}>
      <ActingBar stop={() => shellSession().stopImpersonating()} />
    </PlatformProviders>,
  );
}
