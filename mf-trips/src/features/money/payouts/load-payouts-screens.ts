import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from '../load-messages';
import { PayoutStatementScreen } from './payout-statement-screen';
import { PayoutsScreen } from './payouts-screen';

export async function loadPayoutsScreen(): Promise<ComponentType> {
  return withMessages(PayoutsScreen, await loadMessages(platform().site));
}

export async function loadPayoutStatementScreen(): Promise<ComponentType> {
  return withMessages(PayoutStatementScreen, await loadMessages(platform().site));
}
