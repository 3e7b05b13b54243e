import { ASKED, expiry, move, type More, type Move, type Way } from './transition';

/** From the first question to an answer, or to nothing. */
export const ASKING_MOVES = [
  move('send_request', ['guest', ['ABANDONED'], 'VALIDATED'], sentRequest()),
  move('send_instant', ['guest', ['ABANDONED'], 'VALIDATED'], sentInstant()),
  ...completions('owner'),
  ...completions('staff'),
  move('accept', ['owner', ['VALIDATED'], 'ACCEPTED'], {
    when: ['is_request', 'is_not_started'],
    effects: ['hold_days', 'set_payment_term', 'count_answer'],
  }),
  // What needs no answer and is not paid is not shown to the owner.
  move('refuse', ['owner', ['VALIDATED'], 'CANCELLED_OWNER'], {
    when: ['is_request'],
    effects: ['release_days', 'count_answer'],
  }),
  move('refuse', ['owner', ['ACCEPTED', 'TO_COME_NOT_PAID'], 'CANCELLED_OWNER'], {
    effects: ['release_days', 'refund_all', 'drop_second_half'],
  }),
  expiry('no_answer', ['VALIDATED'], {
    cause: 'OWNER_NO_ANSWER',
    when: ['is_request', 'answer_is_overdue'],
    effects: ['count_answer'],
  }),
  expiry('no_payment', ['ACCEPTED'], notPaid({ when: ['nothing_is_paid', 'payment_is_overdue'] })),
  expiry(
    'no_payment',
    ['VALIDATED'],
    notPaid({ when: ['is_instant', 'nothing_is_paid', 'payment_is_overdue'] }),
  ),
  expiry('taken', ASKED, { cause: 'TAKEN', effects: ['release_days', 'refund_all'] }),
  move('cancel', ['guest', ASKED, 'CANCELLED_GUEST'], { effects: ['release_days', 'refund_all'] }),
  move('drop', ['guest', ['ABANDONED', 'CREATED_PRO'], 'CANCELLED_GUEST'], dropped()),
  move('drop', ['owner', ['CREATED_PRO'], 'CANCELLED_OWNER'], dropped()),
  move('drop', ['staff', ['ABANDONED', 'CREATED_PRO'], 'CANCELLED_STAFF'], dropped()),
] as const satisfies readonly Move[];

function completions(actor: 'owner' | 'staff') {
  const way: Way = [actor, ['CREATED_PRO'], 'VALIDATED'];
  return [move('complete', way, sentRequest()), move('complete', way, sentInstant())] as const;
}

function sentRequest(): More {
  return { when: ['is_request', 'has_time_to_answer'], effects: ['freeze_price', 'set_answer_term'] };
}

function sentInstant(): More {
  return { when: ['is_instant', 'has_time_to_pay'], effects: ['set_payment_term'] };
}

function notPaid({ when = [] }: More) {
  return { cause: 'GUEST_NOT_PAID', when, effects: ['release_days'] } as const;
}

function dropped(): More {
  return { effects: ['release_days'] };
}
