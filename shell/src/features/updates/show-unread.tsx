import { createRoot } from 'react-dom/client';

import { platform, PlatformProviders } from '@campavia/remote-kit';

import { loadMessages } from './load-messages';
import { UnreadBadge } from './unread-badge';

/** Shows in the header how many messages wait for the user, until aborted. @throws when messages cannot be loaded */
export async function showUnread(document: Document, signal: AbortSignal): Promise<void> {
  const messages = await loadMessages(platform().site);
  const row = document.querySelector('#header > header > div');
  if (!row || signal.aborted) return;
  const element = document.createElement('div');
  element.dataset.unread = '';
  row.append(element);
  const root = createRoot(element, { identifierPrefix: 'unread-' });
  root.render(
    <PlatformProviders messages={messages}>
      <UnreadBadge />
    </PlatformProviders>,
  );
  signal.addEventListener('abort', () => {
    root.unmount();
    element.remove();
  });
}
