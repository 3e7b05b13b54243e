import { createRoot } from 'react-dom/client';

import { PlatformProviders, Slot } from '@campavia/remote-kit';

const MOST = 9;

/** Shows in the header how many messages wait for the user, until aborted. */
export function showUnread(document: Document, signal: AbortSignal): void {
  const row = document.querySelector('#header > header > div');
  if (!row || signal.aborted) return;
  const element = document.createElement('div');
  element.dataset.unread = '';
  row.append(element);
  const root = createRoot(element, { identifierPrefix: 'unread-' });
  root.render(
    <PlatformProviders>
      <Slot name="chats.unread" with={{ most: MOST }} />
    </PlatformProviders>,
  );
  signal.addEventListener('abort', () => {
    root.unmount();
    element.remove();
  });
}
