import { createRoot } from 'react-dom/client';

import { platform, PlatformProviders } from '@campavia/remote-kit';

import { shellSession } from '../../../session/shell-session';
import { loadMessages } from '../load-messages';

import { ActingBar } from './acting-bar';

const ID = 'acting';

export async function showActing(messages = loadMessages(platform().site)): Promise<void> {
  if (document.getElementById(ID)) return;
  const container = document.createElement('div');
  container.id = ID;
  // Keeps the bar usable while a dialog is open, for screen readers as well.
  container.dataset.reactAriaTopLayer = 'true';
  document.getElementById('header')?.before(container);
  createRoot(container, { identifierPrefix: 'acting-' }).render(
    <PlatformProviders messages={await messages}>
      <ActingBar stop={() => shellSession().stopImpersonating()} />
    </PlatformProviders>,
  );
}
