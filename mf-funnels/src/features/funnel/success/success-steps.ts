import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import type { StepProps } from '../step-props';
import { Booked } from './booked';
import { loadMessages } from './load-messages';
import { Sent } from './sent';

let opened: Record<'booked' | 'sent', ComponentType<StepProps>> | undefined;

/**
 * What a guest sees when all is done, once its words are there. Always the same components: React would mount others
 * anew, and the focus would be lost.
 */
export async function openSuccessSteps() {
  const messages = await loadMessages(platform().site);
  opened ??= { booked: withMessages(Booked, messages), sent: withMessages(Sent, messages) };
  return opened;
}
