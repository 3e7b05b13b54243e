import type { AccountInUse } from '@campavia/contracts';

export type UpcomingTrip = AccountInUse['trips'][number];

/** The trips in an error body, earliest first; empty for any other body. */
export function readUpcomingTrips(body: unknown): UpcomingTrip[] {
  const { trips } = (body ?? {}) as Partial<AccountInUse>;
  if (!Array.isArray(trips)) return [];
  return [...trips].sort((one, other) => (one.date_from < other.date_from ? -1 : 1));
}
