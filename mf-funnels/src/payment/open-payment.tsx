import type { ComponentType } from 'react';

import { platform, WithWords } from '@campavia/remote-kit';

import { FailedPayment, type FailedPaymentProps } from './failed-payment';
import { loadWords } from './load-words';
import { Payment, type PaymentProps } from './payment';
import { RequestOutcome, type RequestOutcomeProps } from './request-outcome';

/** The page on which a trip is paid, once its words are there. */
export function openPayment(): Promise<ComponentType<PaymentProps>> {
  return inWords(Payment);
}

/** The page that says why a payment came to nothing, once its words are there. */
export function openFailedPayment(): Promise<ComponentType<FailedPaymentProps>> {
  return inWords(FailedPayment);
}

/** The page that follows a payment for something that was added to a trip, once its words are there. */
export function openRequestOutcome(): Promise<ComponentType<RequestOutcomeProps>> {
  return inWords(RequestOutcome);
}

async function inWords<Props extends object>(Piece: ComponentType<Props>): Promise<ComponentType<Props>> {
  const words = await loadWords(platform().site.language);
  return function WordedPiece(props: Props) {
    return (
      <WithWords messages={words}>
        <Piece {...props} />
      </WithWords>
    );
  };
}
