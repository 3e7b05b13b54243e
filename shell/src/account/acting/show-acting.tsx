import { createRoot } from 'react-dom/client';

import { platform, PlatformProviders } from '@campavia/remote-kit';

import { shellSession } from '../../session/shell-session';
import { loadWords } from '../load-words';

import { ActingBar } from './acting-bar';

const ID = 'acting';

/** Puts the bar over the page: a root of its own, as it stays whatever else comes and goes. Once per page. */
export async function showActing(words = loadWords(platform().site)): Promise<void> {
  if (document.getElementById(ID)) return;
  const room = document.createElement('div');
  room.id = ID;
  // Whatever opens over the page leaves this alone, for eyes, hands and screen readers.
  room.dataset.reactAriaTopLayer = 'true';
  document.getElementById('header')?.before(room);
  createRoot(room, { identifierPrefix: 'acting-' }).render(
    <PlatformProviders messages={await words}>
      <ActingBar stop={() => shellSession().stopImpersonating()} />
    </PlatformProviders>,
  );
}
