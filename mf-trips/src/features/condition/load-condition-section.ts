import type { ComponentType } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { ConditionSection } from './section/condition-section';

export async function loadConditionSection(): Promise<ComponentType<{ trip: GuestBooking }>> {
  return withMessages(ConditionSection, await loadMessages(platform().site));
}
