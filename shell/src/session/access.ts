import type { Me } from '@campavia/contracts';
import type { SessionState } from '@campavia/remote-kit';
import type { AddressDeclaration } from '@campavia/remote-kit/config';

/** Show the page, wait for the session, redirect to the sign-in or the trips, or show a 404. */
export type AccessVerdict = 'open' | 'wait' | 'sign-in' | 'trips' | 'not-found';

/** Server and page must decide alike; the api checks again. */
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

/** The first address that a release serves is used, else home. */
export function dashboardStartOf({ is_owner }: Pick<Me, 'is_owner'>): readonly { address: string }[] {
  return is_owner ? [{ address: 'bookings' }, { address: 'trips' }] : [{ address: 'trips' }];
}
