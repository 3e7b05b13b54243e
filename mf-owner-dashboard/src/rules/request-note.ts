import type { OwnerBooking } from '@campavia/contracts';

export type RequestNote =
  | { name: 'taken' }
  | { name: 'rival'; rival: NonNullable<OwnerBooking['calendar']>['rivals'][number] }
  | { name: 'rivals'; count: number }
  | { name: 'documentsMissing' }
  | { name: 'documentsSent' }
  | { name: 'free' };

/** The most important fact about a request for its answer. */
export function findRequestNote({
  calendar,
  guest,
}: Pick<OwnerBooking, 'calendar' | 'guest'>): RequestNote | undefined {
  if (!calendar) return undefined;
  const [rival] = calendar.rivals;
  if (!calendar.is_free) return { name: 'taken' };
  if (rival) {
    const count = calendar.rivals.length;
    return count === 1 ? { name: 'rival', rival } : { name: 'rivals', count };
  }
  if (guest.documents === 'missing') return { name: 'documentsMissing' };
  return guest.documents === 'sent' ? { name: 'documentsSent' } : { name: 'free' };
}
