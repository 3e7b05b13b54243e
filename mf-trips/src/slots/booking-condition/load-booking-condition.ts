import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadConditionMessages } from '../../features/condition';

import { BookingCondition, type BookingConditionProps } from './booking-condition';

export async function loadBookingCondition(): Promise<ComponentType<BookingConditionProps>> {
  return withMessages(BookingCondition, await loadConditionMessages(platform().site));
}
