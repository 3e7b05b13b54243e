import type { BookingPayments, ContractDraft, PaymentRow } from '@campavia/contracts';
import { answers, type StoryAnswer } from '@campavia/testing/stories';

import { aPaymentRow, aPreparation, somePayments } from '../src/features/payment/test/some-payments';
import { CONTRACT, PAYMENTS, PREPARATION } from './story-answers';

export const STATUS = 'GET /3/my-requests/{id}/payment/async/{payment}/';
export const OUTCOME = 'GET /3/my-requests/{id}/payment/final/';

/** The bank's code for a payment that the guest did not confirm. */
export const REFUSED_BY_BANK = 'MGP_3DS_AUTH_FAILED';

export const PAY = 'form:has([name="agreed"]) button[type="submit"]';
export const READ_CONTRACT = 'payment.read-contract';

const contract: ContractDraft = {
  booking: 7001,
  title: 'Rental contract',
  number: 'Booking 7001',
  platform: 'Through Campavia.',
  note: 'Camille’s surname is added once the trip is confirmed.',
  sections: [
    { heading: 'Price', rows: [{ label: 'Total', text: '€539.70' }] },
    { heading: 'Cancelling', rows: [{ label: 'Later', text: 'Only the insurances are refunded.' }] },
  ],
};

export const OF_PAYING: readonly StoryAnswer[] = [
  answers(PAYMENTS, somePayments()),
  answers(PREPARATION, aPreparation()),
  answers(CONTRACT, contract),
];

export function pays(over: Partial<BookingPayments>): StoryAnswer {
  return answers(PAYMENTS, somePayments(over));
}

export function isUnderWay(over: Partial<PaymentRow> = {}): StoryAnswer {
  return pays({ payments: [aPaymentRow(over)] });
}
