import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { TripsScreen } from './list/trips-screen';

export async function loadTripsScreen(): Promise<ComponentType> {
  return withMessages(TripsScreen, await loadMessages(platform().site));
}
