import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { RefundScreen } from './refund/refund-screen';

export async function loadRefundScreen(): Promise<ComponentType> {
  return withMessages(RefundScreen, await loadMessages(platform().site));
}
