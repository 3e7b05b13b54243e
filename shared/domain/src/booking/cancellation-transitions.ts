import { ASKED, BOOKED, move, type More, type Move, type Way } from './transition';

const OPEN = ['CREATED', 'CREATED_PRO', 'ABANDONED', ...ASKED, ...BOOKED, 'ONGOING'] as const;

/** How a trip is called off or cut short. */
export const LEAVING_MOVES = [
  move('cancel', ['guest', BOOKED, 'CANCELLED_GUEST'], {
    when: ['is_not_started'],
    effects: ['release_days', 'refund_by_plan', 'drop_second_half'],
  }),
  move('cancel', ['owner', ['TO_COME'], 'CANCELLED_OWNER'], {
    when: ['is_not_started'],
    effects: ['release_days', 'refund_all', 'charge_owner'],
  }),
  move('stop', ['owner', ['TO_COME'], 'CANCELLED_OWNER'], stopped()),
  move('stop', ['staff', ['TO_COME'], 'CANCELLED_STAFF'], stopped()),
  move('cancel', ['staff', OPEN, 'CANCELLED_STAFF'], {
    effects: ['release_days', 'refund_named_amount', 'drop_second_half'],
  }),
  move('report_emergency', staying('guest', 'TO_COME'), emergency()),
  move('report_emergency', staying('guest', 'TO_COME_NOT_PAID'), emergency()),
  move('accept_proof', ['staff', BOOKED, 'CANCELLED_GUEST'], {
    when: ['proof_is_waiting', 'is_force_majeure'],
    effects: ['note_verdict', 'release_days', 'refund_as_credit', 'drop_second_half'],
  }),
  move('accept_proof', ['staff', BOOKED, 'CANCELLED_OWNER'], {
    when: ['proof_is_waiting', 'is_owners_fault'],
    effects: ['note_verdict', 'release_days', 'refund_all', 'charge_owner', 'drop_second_half'],
  }),
  move('refuse_proof', ['staff', BOOKED, 'CANCELLED_GUEST'], {
    when: ['proof_is_waiting'],
    effects: ['note_verdict', 'release_days', 'refund_by_plan', 'drop_second_half'],
  }),
  move('ask_together', staying('guest', 'TO_COME'), asked()),
  move('ask_together', staying('guest', 'TO_COME_NOT_PAID'), asked()),
  move('ask_together', staying('owner', 'TO_COME'), asked()),
  move('ask_together', staying('owner', 'TO_COME_NOT_PAID'), asked()),
  move('cancel_together', ['guest', BOOKED, 'CANCELLED_BOTH'], together('owner')),
  move('cancel_together', ['owner', BOOKED, 'CANCELLED_BOTH'], together('guest')),
] as const satisfies readonly Move[];

function staying(actor: 'guest' | 'owner', state: (typeof BOOKED)[number]): Way {
  return [actor, [state], state];
}

function stopped(): More {
  return { when: ['is_running'], effects: ['release_days', 'refund_unused_days'] };
}

function emergency(): More {
  return { when: ['is_not_started', 'has_no_verdict'], effects: ['make_proof_document'] };
}

function asked(): More {
  return { when: ['is_not_started'], effects: ['note_asked_together'] };
}

function together(other: 'guest' | 'owner'): More {
  return {
    when: ['is_not_started', `${other}_asked_together`],
    effects: ['release_days', 'refund_without_fees', 'drop_second_half'],
  };
}
