import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import type { StepProps } from '../step-props';
import { Booked } from './booked';
import { loadMessages } from './load-messages';
import { Sent } from './sent';

let opened: Record<'booked' | 'sent', ComponentType<StepProps>> | undefined;

/**
 * The success page, once its messages are loaded. Always the same components: otherwise React would remount them, and
 * the focus would be lost.
 */
export async function openSuccessSteps() {
  const messages = await loadMessages(platform().site);
  opened ??= { booked: withMessages(Booked, messages), sent: withMessages(Sent, messages) };
  return opened;
}
