import type { Me } from '@campavia/contracts';
import type { SessionState, SignedIn } from '@campavia/remote-kit';

export const VISITOR = { status: 'visitor' } as const satisfies SessionState;

export function signedInOf({ id, is_owner, is_staff }: Me): SignedIn {
  return { userId: id, isOwner: is_owner, isStaff: is_staff };
}
