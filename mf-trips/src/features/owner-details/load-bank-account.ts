import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { BankAccountScreen } from './bank-account/bank-account-screen';
import { loadMessages } from './load-messages';

export async function loadBankAccount(): Promise<ComponentType> {
  return withMessages(BankAccountScreen, await loadMessages(platform().site));
}
