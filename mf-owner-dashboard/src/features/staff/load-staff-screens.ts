import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { ModerationListingScreen } from './moderation-listing-screen';
import { ModerationQueueScreen } from './moderation-queue-screen';

export async function loadQueueScreen(): Promise<ComponentType> {
  return withMessages(ModerationQueueScreen, await loadMessages(platform().site));
}

export async function loadListingScreen(): Promise<ComponentType> {
  return withMessages(ModerationListingScreen, await loadMessages(platform().site));
}
