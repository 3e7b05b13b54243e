import type { Condition } from './conditions';
import { createTransition, type Effect, type Transition } from './transition';

const CONFIRMING = [
  'freeze_price',
  'take_days',
  'expire_others_on_days',
  'cancel_own_others_on_days',
  'make_contract',
] as const satisfies readonly Effect[];

/** Transitions by payment: a request becomes a trip. */
export const BOOKING_PAYMENT_TRANSITIONS = [
  createTransition('pay_whole', ['provider', ['ACCEPTED'], 'TO_COME'], whole()),
  createTransition('pay_whole', ['provider', ['VALIDATED'], 'TO_COME'], whole('is_instant')),
  createTransition('pay_first_half', ['provider', ['ACCEPTED'], 'TO_COME_NOT_PAID'], firstHalf()),
  createTransition(
    'pay_first_half',
    ['provider', ['VALIDATED'], 'TO_COME_NOT_PAID'],
    firstHalf('is_instant'),
  ),
  createTransition('pay_second_half', ['provider', ['TO_COME_NOT_PAID'], 'TO_COME'], {
    when: ['is_paid_whole'],
    effects: ['note_paid_half'],
  }),
  createTransition('second_half_failed', ['provider', ['TO_COME_NOT_PAID'], 'TO_COME_NOT_PAID'], {
    effects: ['note_failed_half'],
  }),
  createTransition('second_half_missing', ['clock', ['TO_COME_NOT_PAID'], 'CANCELLED_GUEST'], {
    when: ['second_half_is_too_late'],
    effects: ['release_days', 'refund_by_plan', 'drop_second_half', 'drop_proof'],
  }),
] as const satisfies readonly Transition[];

function whole(...kind: Condition[]) {
  return { when: [...kind, 'is_paid_whole'], effects: CONFIRMING } as const;
}

function firstHalf(...kind: Condition[]) {
  const effects = [...CONFIRMING, 'schedule_second_half'] as const;
  return { when: [...kind, 'is_paid_in_part', 'may_pay_in_two'], effects } as const;
}
