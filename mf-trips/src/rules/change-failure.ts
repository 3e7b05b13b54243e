/** Reasons of the api for refusing a change of a trip. */
export type ChangeFailure =
  /** The days are taken. */
  | 'taken'
  /** No pick-up or return on that day. */
  | 'closed'
  /** The owner offers no unlimited kilometres. */
  | 'noUnlimited'
  /** Another request of the trip is open, perhaps sent in another window. */
  | 'open'
  /** It was answered, paid or ended in the meantime. */
  | 'settled'
  /** The trip allows it no longer. */
  | 'notPossible'
  | 'coverAway'
  | 'unknown';

interface CodedError {
  code?: string;
  fields?: Record<string, string[]>;
}

const OF_NUMBER: Record<string, ChangeFailure> = { 106: 'noUnlimited', 107: 'taken', 109: 'closed' };

const OF_CODE: Record<string, ChangeFailure> = {
  CAMPER_ALREADY_BOOKED: 'taken',
  booking_request_open: 'open',
  booking_in_wrong_state: 'settled',
  booking_request_not_possible: 'notPossible',
  booking_request_reduction: 'notPossible',
  RENTAL_COVER_SERVICE_UNAVAILABLE: 'coverAway',
};

export function findChangeFailure(error: unknown): ChangeFailure {
  const { code = '', fields = {} } = (error ?? {}) as CodedError;
  const number = fields.__all__?.[0] ?? '';
  return OF_NUMBER[number] ?? OF_CODE[code] ?? 'unknown';
}
