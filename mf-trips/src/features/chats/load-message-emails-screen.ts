import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { MessageEmailsScreen } from './emails/message-emails-screen';
import { loadMessages } from './load-messages';

export async function loadMessageEmailsScreen(): Promise<ComponentType> {
  return withMessages(MessageEmailsScreen, await loadMessages(platform().site));
}
