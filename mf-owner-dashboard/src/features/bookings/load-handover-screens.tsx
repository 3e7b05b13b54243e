import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { ClaimsScreen } from './handover/claims-screen';
import { ContractScreen } from './handover/contract-screen';
import { loadHandoverMessages } from './handover/load-messages';
import { loadMessages } from './load-messages';
import { loadReportMessages } from './report/load-messages';

export function loadClaimsScreen(): Promise<ComponentType> {
  return translated(ClaimsScreen);
}

export function loadContractScreen(): Promise<ComponentType> {
  return translated(ContractScreen);
}

async function translated(Screen: ComponentType): Promise<ComponentType> {
  const { site } = platform();
  const messages = await Promise.all([
    loadMessages(site),
    loadReportMessages(site),
    loadHandoverMessages(site),
  ]);
  return withMessages(Screen, Object.assign({}, ...messages));
}
