import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { ContactScreen } from './contact-screen';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/contact/${language}.json`),
);

/** The page has its own catalogue, which other pages do not load. */
export async function loadContactScreen(): Promise<ComponentType> {
  return withMessages(ContactScreen, await loadMessages(platform().site));
}
