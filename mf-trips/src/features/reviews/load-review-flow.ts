import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { ReviewFlowScreen } from './flow/review-flow-screen';
import { loadMessages } from './load-messages';

export async function loadReviewFlow(): Promise<ComponentType> {
  return withMessages(ReviewFlowScreen, await loadMessages(platform().site));
}
