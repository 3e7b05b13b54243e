import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { BookingScreen } from './details/booking-screen';

export async function loadBookingScreen(): Promise<ComponentType> {
  return withMessages(BookingScreen, await loadMessages(platform().site));
}
