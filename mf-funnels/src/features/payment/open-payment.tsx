import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { Payment, type PaymentProps } from './payment';

export async function openPayment(): Promise<ComponentType<PaymentProps>> {
  return withMessages(Payment, await loadMessages(platform().site));
}
