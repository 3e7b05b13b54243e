import type { Extension, Upgrade } from '@campavia/contracts';

/** The status of a change of a trip, for its guest. */
export type ChangeStatus = 'notSent' | 'waiting' | 'payBy' | 'refused' | 'noAnswer' | 'notPaid';

const OF_STATE: Partial<Record<Extension['state'], ChangeStatus>> = {
  CREATED: 'notSent',
  GUEST_ASK: 'waiting',
  ACCEPTED: 'payBy',
};

const OF_CAUSE: Partial<Record<NonNullable<Extension['end_cause']>, ChangeStatus>> = {
  refused: 'refused',
  no_answer: 'noAnswer',
  not_paid: 'notPaid',
};

/** Undefined for one that is part of the trip, and for one that the guest took back. */
export function findChangeStatus({
  state,
  end_cause: cause,
}: Pick<Extension | Upgrade, 'state' | 'end_cause'>): ChangeStatus | undefined {
  return OF_STATE[state] ?? (cause === null ? undefined : OF_CAUSE[cause]);
}
