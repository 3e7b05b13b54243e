import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { BookingsScreen } from './list/bookings-screen';

export async function loadBookingsScreen(): Promise<ComponentType> {
  return withMessages(BookingsScreen, await loadMessages(platform().site));
}
