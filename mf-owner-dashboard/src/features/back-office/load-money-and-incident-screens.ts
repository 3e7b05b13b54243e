import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { IncidentQueueScreen } from './incidents/incident-queue-screen';
import { IncidentScreen } from './incidents/incident-screen';
import { loadMessages } from './load-messages';
import { MoneyScreen } from './money/money-screen';
import { RefundScreen } from './money/refund-screen';
import { RefusedRefundsScreen } from './refunds/refused-refunds-screen';

const SCREENS = {
  incidents: IncidentQueueScreen,
  incident: IncidentScreen,
  money: MoneyScreen,
  refund: RefundScreen,
  refusedRefunds: RefusedRefundsScreen,
};

/** A screen of the back office about money, with its messages. */
export async function loadMoneyOrIncidentScreen(name: keyof typeof SCREENS): Promise<ComponentType> {
  return withMessages(SCREENS[name], await loadMessages(platform().site));
}
