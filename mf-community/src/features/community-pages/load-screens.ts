import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { AllReviewsScreen } from './all-reviews-screen';
import { PicturesWallScreen } from './pictures-wall-screen';

const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/community-pages/${language}.json`),
);

export async function loadAllReviewsScreen(): Promise<ComponentType> {
  return withMessages(AllReviewsScreen, await loadMessages(platform().site));
}

export async function loadPicturesWallScreen(): Promise<ComponentType> {
  return withMessages(PicturesWallScreen, await loadMessages(platform().site));
}
