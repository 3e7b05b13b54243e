import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { CalendarScreen } from './calendar-screen';
import { loadMessages } from './load-messages';

export async function loadCalendarScreen(): Promise<ComponentType> {
  return withMessages(CalendarScreen, await loadMessages(platform().site));
}
