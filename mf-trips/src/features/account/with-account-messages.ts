import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/account/${language}.json`),
);

/** A screen of the account, loaded beside the messages of all of them. */
export async function withAccountMessages(screen: Promise<ComponentType>): Promise<ComponentType> {
  const [Screen, messages] = await Promise.all([screen, loadMessages(platform().site)]);
  return withMessages(Screen, messages);
}
