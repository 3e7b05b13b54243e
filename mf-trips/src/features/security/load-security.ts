import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { AccountMore, type AccountMoreProps } from './account-more';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/security/${language}.json`),
);

export async function loadSecurity(): Promise<ComponentType<AccountMoreProps>> {
  return withMessages(AccountMore, await loadMessages(platform().site));
}
