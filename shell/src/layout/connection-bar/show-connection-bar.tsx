import { createRoot } from 'react-dom/client';

import { PlatformProviders } from '@campavia/remote-kit';

import { watchConnection } from './connection';
import { ConnectionBar } from './connection-bar';

export function showConnection(window: Window): void {
  const { document } = window;
  const container = document.createElement('div');
  container.id = 'connection';
  // Keeps the bar available to screen readers while a dialog is open.
  container.dataset.reactAriaTopLayer = 'true';
  document.body.append(container);
  createRoot(container, { identifierPrefix: 'connection-' }).render(
    <PlatformProviders>
      <ConnectionBar connection={watchConnection(window)} />
    </PlatformProviders>,
  );
}
