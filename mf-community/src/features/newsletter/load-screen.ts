import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { NewsletterScreen } from './newsletter-screen';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/newsletter/${language}.json`),
);

/** The page has its own catalogue, which other pages do not load. */
export async function loadNewsletterScreen(): Promise<ComponentType> {
  return withMessages(NewsletterScreen, await loadMessages(platform().site));
}
