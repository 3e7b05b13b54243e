import type { ComponentType } from 'react';

import type { GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadChangeMessages } from '../../changes';
import { TripChanges } from './trip-changes';

export async function loadTripChanges(): Promise<ComponentType<{ trip: GuestBooking }>> {
  return withMessages(TripChanges, await loadChangeMessages(platform().site));
}
