import type { ComponentType } from 'react';

import type { ConditionMoment } from '@campavia/domain';
import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { ClaimsScreen } from './handover/claims-screen';
import { ContractScreen } from './handover/contract-screen';
import { loadHandoverMessages } from './handover/load-messages';
import { ReportScreen } from './handover/report-screen';
import { loadMessages } from './load-messages';

export function loadReportScreen(moment: ConditionMoment): Promise<ComponentType> {
  return translated(() => <ReportScreen moment={moment} />);
}

export function loadClaimsScreen(): Promise<ComponentType> {
  return translated(ClaimsScreen);
}

export function loadContractScreen(): Promise<ComponentType> {
  return translated(ContractScreen);
}

async function translated(Screen: ComponentType): Promise<ComponentType> {
  const { site } = platform();
  const [ofBookings, own] = await Promise.all([loadMessages(site), loadHandoverMessages(site)]);
  return withMessages(Screen, { ...ofBookings, ...own });
}
