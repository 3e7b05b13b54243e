import type { Me } from '@campavia/contracts';
import type { SessionState } from '@campavia/remote-kit';
import type { AddressDeclaration } from '@campavia/remote-kit/config';

/**
 * What becomes of somebody at an address: they see it (`open`), it is not known yet who they are (`wait`), they are
 * asked to sign in (`sign-in`), led to their trips (`trips`), or there is nothing here for them (`not-found`).
 */
export type AccessVerdict = 'open' | 'wait' | 'sign-in' | 'trips' | 'not-found';

/** Decides, the same on server and page, before the part behind an address is loaded; the api decides again. */
export function accessOf(
  address: Pick<AddressDeclaration, 'access'> | undefined,
  session: SessionState,
): AccessVerdict {
  const access = address?.access ?? 'public';
  if (access === 'public') return 'open';
  if (session.status === 'unknown') return 'wait';
  if (session.status === 'visitor') return 'sign-in';
  if (access === 'owner' && !session.user.is_owner) return 'trips';
  if (access === 'staff' && !session.user.is_staff) return 'not-found';
  return 'open';
}

/** What `/d` stands for, by the names of addresses: the first that a release has; where none is, home. */
export function dashboardStartOf({ is_owner }: Pick<Me, 'is_owner'>): readonly { address: string }[] {
  return is_owner ? [{ address: 'bookings' }, { address: 'trips' }] : [{ address: 'trips' }];
}
