import { createRoot, type Root } from 'react-dom/client';

import type { Messages } from '@campavia/i18n';
import type { Site } from '@campavia/i18n/sites';
import { platform, PlatformProviders } from '@campavia/remote-kit';

import { wordsOf } from '../locale/load-messages';

import { ChatRoom } from './chat-room';

let root: Root | undefined;
let words: Messages | undefined;

/** Shows the way to the assistant at an address; without one it goes. */
export async function showChat(address: string | undefined): Promise<void> {
  words ??= await loadWords(platform().site);
  root ??= createRoot(roomOf(document), { identifierPrefix: 'chat-' });
  root.render(
    <PlatformProviders messages={words}>{address && <ChatRoom address={address} />}</PlatformProviders>,
  );
}

function loadWords(site: Site): Promise<Messages> {
  return wordsOf(site, (language) => import(`./messages/compiled/chat/${language}.json`));
}

function roomOf({ body }: Document): HTMLElement {
  const room = body.ownerDocument.createElement('div');
  room.id = 'chat';
  body.append(room);
  return room;
}
