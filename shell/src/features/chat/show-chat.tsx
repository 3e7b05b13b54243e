import { createRoot, type Root } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { platform, PlatformProviders } from '@campavia/remote-kit';

import { loadCatalogue } from '@campavia/remote-kit/messages';

import { chatAddress, type ChatPlace } from './chat-address';
import { ChatButton } from './chat-button';

let root: Root | undefined;
let messages: Messages | undefined;

export async function showChat(place: ChatPlace): Promise<void> {
  const address = chatAddress(place);
  if (address === undefined && !root) return;
  messages ??= await loadMessages(platform().site);
  root ??= createRoot(containerOf(document), { identifierPrefix: 'chat-' });
  root.render(
    <PlatformProviders messages={messages}>{address && <ChatButton address={address} />}</PlatformProviders>,
  );
}

function loadMessages(site: Site): Promise<Messages> {
  return loadCatalogue(site, (language) => import(`./messages/compiled/chat/${language}.json`));
}

function containerOf({ body }: Document): HTMLElement {
  const container = body.ownerDocument.createElement('div');
  container.id = 'chat';
  body.append(container);
  return container;
}
