import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { ReviewFlowScreen } from './review-flow-screen';

export async function loadReviewFlow(): Promise<ComponentType> {
  return withMessages(ReviewFlowScreen, await loadMessages(platform().site));
}
