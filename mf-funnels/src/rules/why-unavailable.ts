import { compareDates, plainDate } from '@campavia/domain';

import type { Refusal } from './refusal';

/** Undefined if the trip was refused for another reason. `today` is `yyyy-MM-dd`. */
export function findUnavailableReason(
  refusal: Refusal,
  { date_from: from }: { date_from: string },
  today: string,
): 'taken' | 'past' | undefined {
  if (refusal.kind !== 'trip' || refusal.code !== '107') return undefined;
  return compareDates(plainDate(from), plainDate(today)) < 0 ? 'past' : 'taken';
}
