import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages as loadNames } from '../back-office';
import { loadMessages } from './load-messages';
import { ModerationListingScreen } from './moderation-listing-screen';
import { ModerationQueueScreen } from './moderation-queue-screen';

export async function loadQueueScreen(): Promise<ComponentType> {
  return withMessages(ModerationQueueScreen, await loadMessages(platform().site));
}

/** With the names of documents, which are messages of the back office. */
export async function loadListingScreen(): Promise<ComponentType> {
  const { site } = platform();
  const [messages, names] = await Promise.all([loadMessages(site), loadNames(site)]);
  return withMessages(withMessages(ModerationListingScreen, messages), names);
}
