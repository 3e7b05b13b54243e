import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import type { Leaving } from '../../rules/leave-form';

import { loadMessages } from './load-messages';
import { LeaveScreen } from './leave/leave-screen';

export async function loadLeaveScreen(leaving: Leaving): Promise<ComponentType> {
  return withMessages(() => <LeaveScreen leaving={leaving} />, await loadMessages(platform().site));
}
