import {
  REQUESTED_STATES,
  BOOKED_STATES,
  createTransition,
  type TransitionOptions,
  type Transition,
  type TransitionPath,
} from './transition';

const OPEN = [
  'CREATED',
  'CREATED_PRO',
  'ABANDONED',
  ...REQUESTED_STATES,
  ...BOOKED_STATES,
  'ONGOING',
] as const;

/** Transitions that cancel or shorten a trip. */
export const CANCELLATION_TRANSITIONS = [
  createTransition('cancel', ['guest', BOOKED_STATES, 'CANCELLED_GUEST'], {
    when: ['is_not_started', 'proof_is_not_waiting'],
    effects: ['release_days', 'refund_by_plan', 'drop_second_half'],
  }),
  createTransition('cancel', ['owner', ['TO_COME'], 'CANCELLED_OWNER'], {
    when: ['is_not_started'],
    effects: ['release_days', 'refund_all', 'charge_owner', 'drop_proof'],
  }),
  createTransition('stop', ['owner', ['TO_COME'], 'CANCELLED_OWNER'], stopped()),
  createTransition('stop', ['staff', ['TO_COME'], 'CANCELLED_STAFF'], stopped()),
  createTransition('cancel', ['staff', OPEN, 'CANCELLED_STAFF'], {
    effects: ['release_days', 'refund_named_amount', 'drop_second_half', 'drop_proof'],
  }),
  createTransition('report_emergency', staying('guest', 'TO_COME'), emergency()),
  createTransition('report_emergency', staying('guest', 'TO_COME_NOT_PAID'), emergency()),
  createTransition('accept_proof', ['staff', BOOKED_STATES, 'CANCELLED_GUEST'], {
    when: ['proof_is_waiting', 'is_force_majeure'],
    effects: ['note_verdict', 'release_days', 'refund_as_credit', 'drop_second_half'],
  }),
  createTransition('accept_proof', ['staff', BOOKED_STATES, 'CANCELLED_OWNER'], {
    when: ['proof_is_waiting', 'is_owners_fault'],
    effects: ['note_verdict', 'release_days', 'refund_all', 'charge_owner', 'drop_second_half'],
  }),
  createTransition('refuse_proof', ['staff', BOOKED_STATES, 'CANCELLED_GUEST'], {
    when: ['proof_is_waiting'],
    effects: ['note_verdict', 'release_days', 'refund_by_plan', 'drop_second_half'],
  }),
  createTransition('ask_together', staying('guest', 'TO_COME'), asked('guest')),
  createTransition('ask_together', staying('guest', 'TO_COME_NOT_PAID'), asked('guest')),
  createTransition('ask_together', staying('owner', 'TO_COME'), asked('owner')),
  createTransition('ask_together', staying('owner', 'TO_COME_NOT_PAID'), asked('owner')),
  createTransition('cancel_together', ['guest', BOOKED_STATES, 'CANCELLED_BOTH'], together('owner')),
  createTransition('cancel_together', ['owner', BOOKED_STATES, 'CANCELLED_BOTH'], together('guest')),
] as const satisfies readonly Transition[];

function staying(actor: 'guest' | 'owner', state: (typeof BOOKED_STATES)[number]): TransitionPath {
  return [actor, [state], state];
}

function stopped(): TransitionOptions {
  return { when: ['is_running'], effects: ['release_days', 'refund_unused_days', 'drop_proof'] };
}

function emergency(): TransitionOptions {
  return { when: ['is_not_started', 'has_no_proof'], effects: ['make_proof_document'] };
}

function asked(side: 'guest' | 'owner'): TransitionOptions {
  return { when: ['is_not_started', `${side}_has_not_asked_together`], effects: ['note_asked_together'] };
}

function together(other: 'guest' | 'owner'): TransitionOptions {
  return {
    when: ['is_not_started', `${other}_asked_together`],
    effects: ['release_days', 'refund_without_fees', 'drop_second_half', 'drop_proof'],
  };
}
