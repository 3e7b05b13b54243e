import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { BookingScreen } from './details/booking-screen';
import { loadHandoverMessages } from './handover/load-messages';
import { loadMessages } from './load-messages';

export async function loadBookingScreen(): Promise<ComponentType> {
  const { site } = platform();
  const [own, ofHandover] = await Promise.all([loadMessages(site), loadHandoverMessages(site)]);
  return withMessages(BookingScreen, { ...own, ...ofHandover });
}
