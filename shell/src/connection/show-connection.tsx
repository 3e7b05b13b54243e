import { createRoot } from 'react-dom/client';

import { PlatformProviders } from '@campavia/remote-kit';

import { watchConnection } from './connection';
import { ConnectionBar } from './connection-bar';

/** Puts the place of the bar at the end of the page, a root of its own. Once per page. */
export function showConnection(window: Window): void {
  const { document } = window;
  const room = document.createElement('div');
  room.id = 'connection';
  // Dialogs hide the page from people who listen to it, but not this.
  room.dataset.reactAriaTopLayer = 'true';
  document.body.append(room);
  createRoot(room, { identifierPrefix: 'connection-' }).render(
    <PlatformProviders>
      <ConnectionBar connection={watchConnection(window)} />
    </PlatformProviders>,
  );
}
