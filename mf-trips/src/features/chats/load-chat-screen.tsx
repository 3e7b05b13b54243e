import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import type { ChatName } from '../../data/chats/use-chat';

import { ChatScreen } from './chat-screen';
import { loadMessages } from './load-messages';

export async function loadChatScreen(by: ChatName['by']): Promise<ComponentType> {
  return withMessages(() => <ChatScreen by={by} />, await loadMessages(platform().site));
}
