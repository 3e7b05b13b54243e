import type { ComponentType } from 'react';

import { platform, WithWords } from '@campavia/remote-kit';

import { loadWords } from './load-words';
import { Payment, type PaymentProps } from './payment';

/** The page on which a trip is paid, once its words are there. */
export async function openPayment(): Promise<ComponentType<PaymentProps>> {
  const words = await loadWords(platform().site.language);
  return function WordedPayment(props: PaymentProps) {
    return (
      <WithWords messages={words}>
        <Payment {...props} />
      </WithWords>
    );
  };
}
