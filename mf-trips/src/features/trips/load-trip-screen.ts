import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { TripScreen } from './details/trip-screen';

export async function loadTripScreen(): Promise<ComponentType> {
  return withMessages(TripScreen, await loadMessages(platform().site));
}
