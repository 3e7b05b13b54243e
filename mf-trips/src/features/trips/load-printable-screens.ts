import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { ContractScreen } from './printable/contract-screen';
import { ReceiptScreen } from './printable/receipt-screen';

export async function loadReceiptScreen(): Promise<ComponentType> {
  return withMessages(ReceiptScreen, await loadMessages(platform().site));
}

export async function loadContractScreen(): Promise<ComponentType> {
  return withMessages(ContractScreen, await loadMessages(platform().site));
}
