import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { loadWords } from './load-words';
import { Payment, type PaymentProps } from './payment';

/** The page on which a trip is paid, once its words are there. */
export async function openPayment(): Promise<ComponentType<PaymentProps>> {
  return worded(Payment, await loadWords(platform().site));
}
