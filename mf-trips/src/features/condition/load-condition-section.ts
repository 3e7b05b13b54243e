import type { ComponentType } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';

/** Of a trip: most have none of it, and do not load it. */
export async function loadConditionSection(): Promise<ComponentType<{ trip: GuestBooking }>> {
  const [{ ConditionSection }, messages] = await Promise.all([
    import(/* webpackChunkName: "trip.condition-section" */ './section/condition-section'),
    loadMessages(platform().site),
  ]);
  return withMessages(ConditionSection, messages);
}
