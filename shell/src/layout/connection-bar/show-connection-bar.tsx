import { createRoot } from 'react-dom/client';

import { PlatformProviders } from '@campavia/remote-kit';

import { watchConnection } from './connection';
import { ConnectionBar } from './connection-bar';

/** Puts the place of the bar at the end of the page, a root of its own. Once per page. */
export function showConnection(window: Window): void {
  const { document } = window;
  const container = document.createElement('div');
  container.id = 'connection';
  // Dialogs hide the page from people who listen to it, but not this.
  container.dataset.reactAriaTopLayer = 'true';
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'connection-' }).render(
    <PlatformProviders>
      <ConnectionBar connection={watchConnection(window)} />
    </PlatformProviders>,
  );
}
