import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { ReviewsScreen } from './list/reviews-screen';
import { loadMessages } from './load-messages';

export async function loadReviewsScreen(): Promise<ComponentType> {
  return withMessages(ReviewsScreen, await loadMessages(platform().site));
}
