import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { HelpScreen } from './help-screen';

const loadMessages = createMessageLoader((language) => import(`./messages/compiled/help/${language}.json`));

/** The page has its own catalogue, which other pages do not load. */
export async function loadHelpScreen(): Promise<ComponentType> {
  return withMessages(HelpScreen, await loadMessages(platform().site));
}
