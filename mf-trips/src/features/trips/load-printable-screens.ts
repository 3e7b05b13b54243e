import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { ContractScreen } from './printable/contract-screen';
import { loadMessages as loadPrintableMessages } from './printable/load-messages';
import { PickUpScreen } from './printable/pick-up-screen';
import { ReceiptScreen } from './printable/receipt-screen';

export function loadReceiptScreen(): Promise<ComponentType> {
  return translated(ReceiptScreen);
}

export function loadContractScreen(): Promise<ComponentType> {
  return translated(ContractScreen);
}

export function loadPickUpScreen(): Promise<ComponentType> {
  return translated(PickUpScreen);
}

async function translated(Screen: ComponentType): Promise<ComponentType> {
  const { site } = platform();
  const [ofTrips, own] = await Promise.all([loadMessages(site), loadPrintableMessages(site)]);
  return withMessages(Screen, { ...ofTrips, ...own });
}
