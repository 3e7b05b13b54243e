import { compareDates, plainDate } from '@campavia/domain';

import type { Refusal } from './refusal';

/**
 * Why a trip that could be had when it was begun cannot be had now: somebody else has taken the camper, or its first
 * day is over. Undefined where it is refused for something else.
 *
 * @param today `yyyy-MM-dd`
 */
export function findUnavailableReason(
  refusal: Refusal,
  { date_from: from }: { date_from: string },
  today: string,
): 'taken' | 'past' | undefined {
  if (refusal.kind !== 'trip' || refusal.code !== '107') return undefined;
  return compareDates(plainDate(from), plainDate(today)) < 0 ? 'past' : 'taken';
}
