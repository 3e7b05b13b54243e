import type { AccountInUse } from '@campavia/contracts';

/** A trip that keeps an account from being deleted. */
export type TripToCome = AccountInUse['trips'][number];

/** The trips that a refusal names, the earliest first; none for any other answer. */
export function tripsToCome(body: unknown): TripToCome[] {
  const { trips } = (body ?? {}) as Partial<AccountInUse>;
  if (!Array.isArray(trips)) return [];
  return [...trips].sort((one, other) => (one.date_from < other.date_from ? -1 : 1));
}
