import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { ChatsScreen } from './chats-screen';
import { loadMessages } from './load-messages';

export async function loadChatsScreen(): Promise<ComponentType> {
  return withMessages(ChatsScreen, await loadMessages(platform().site));
}
