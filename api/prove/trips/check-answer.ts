import type { Answered } from './marketplace';

/** Refusals that mean "not possible now"; an action that the page offers must not be refused with one of them. */
const NOT_POSSIBLE: readonly string[] = [
  ...(['booking_in_wrong_state', 'BOOKING_IN_WRONG_STATE', 'BOOKING_NOT_IN_VALID_STATE'] as const),
  ...(['BOOKING_ALREADY_PAID', 'booking_not_found', 'booking_request_not_found'] as const),
  ...(['booking_request_not_possible', 'booking_request_open', 'proof_is_waiting'] as const),
];

/** How an answer contradicts the page, as text. */
export function differsFromPage(
  action: string,
  isOffered: boolean | undefined,
  answered: Answered | undefined,
): string | undefined {
  if (!answered) return undefined;
  const { status, body, problem } = answered;
  if (problem) return `${action}: ${problem}`;
  if (isOffered === undefined) return undefined;
  const isDone = status < 400;
  if (!isOffered) return isDone ? `${action} is done, though the page hides it` : undefined;
  if (isDone || !NOT_POSSIBLE.includes(body?.code)) return undefined;
  return `${action} is refused with ${status} ${body.code}, though the page offers it`;
}
