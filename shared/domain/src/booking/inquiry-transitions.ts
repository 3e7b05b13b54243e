import {
  REQUESTED_STATES,
  createExpiry,
  createTransition,
  type TransitionOptions,
  type Transition,
  type TransitionPath,
} from './transition';

/** Transitions of a request: sent, answered, expired. */
export const INQUIRY_TRANSITIONS = [
  createTransition('send_request', ['guest', ['ABANDONED'], 'VALIDATED'], sentRequest()),
  createTransition('send_instant', ['guest', ['ABANDONED'], 'VALIDATED'], sentInstant()),
  ...completions('owner'),
  ...completions('staff'),
  createTransition('accept', ['owner', ['VALIDATED'], 'ACCEPTED'], {
    when: ['is_request', 'is_not_started'],
    effects: ['hold_days', 'set_payment_term', 'count_answer'],
  }),
  // An instant booking is not shown to the owner before it is paid.
  createTransition('refuse', ['owner', ['VALIDATED'], 'CANCELLED_OWNER'], {
    when: ['is_request'],
    effects: ['release_days', 'count_answer'],
  }),
  createTransition('refuse', ['owner', ['ACCEPTED', 'TO_COME_NOT_PAID'], 'CANCELLED_OWNER'], {
    effects: ['release_days', 'refund_all', 'drop_second_half', 'drop_proof'],
  }),
  createExpiry('no_answer', ['VALIDATED'], {
    cause: 'OWNER_NO_ANSWER',
    when: ['is_request', 'answer_is_overdue'],
    effects: ['count_answer'],
  }),
  createExpiry('no_payment', ['ACCEPTED'], notPaid({ when: ['nothing_is_paid', 'payment_is_overdue'] })),
  createExpiry(
    'no_payment',
    ['VALIDATED'],
    notPaid({ when: ['is_instant', 'nothing_is_paid', 'payment_is_overdue'] }),
  ),
  createExpiry('taken', REQUESTED_STATES, { cause: 'TAKEN', effects: ['release_days', 'refund_all'] }),
  createTransition('cancel', ['guest', REQUESTED_STATES, 'CANCELLED_GUEST'], {
    effects: ['release_days', 'refund_all'],
  }),
  createTransition('drop', ['guest', ['ABANDONED', 'CREATED_PRO'], 'CANCELLED_GUEST'], dropped()),
  createTransition('drop', ['owner', ['CREATED_PRO'], 'CANCELLED_OWNER'], dropped()),
  createTransition('drop', ['staff', ['ABANDONED', 'CREATED_PRO'], 'CANCELLED_STAFF'], dropped()),
] as const satisfies readonly Transition[];

function completions(actor: 'owner' | 'staff') {
  const path: TransitionPath = [actor, ['CREATED_PRO'], 'VALIDATED'];
  return [
    createTransition('complete', path, sentRequest()),
    createTransition('complete', path, sentInstant()),
  ] as const;
}

function sentRequest(): TransitionOptions {
  return { when: ['is_request', 'has_time_to_answer'], effects: ['freeze_price', 'set_answer_term'] };
}

function sentInstant(): TransitionOptions {
  return { when: ['is_instant', 'has_time_to_pay'], effects: ['set_payment_term'] };
}

function notPaid({ when = [] }: TransitionOptions) {
  return { cause: 'GUEST_NOT_PAID', when, effects: ['release_days'] } as const;
}

function dropped(): TransitionOptions {
  return { effects: ['release_days'] };
}
