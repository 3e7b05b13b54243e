import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { CreditEmailsScreen } from './credit-emails-screen';
import { loadMessages } from './load-messages';
import { RentalCreditsScreen } from './rental-credits-screen';

export async function loadRentalCreditsScreen(): Promise<ComponentType> {
  return withMessages(RentalCreditsScreen, await loadMessages(platform().site));
}

export async function loadCreditEmailsScreen(): Promise<ComponentType> {
  return withMessages(CreditEmailsScreen, await loadMessages(platform().site));
}
