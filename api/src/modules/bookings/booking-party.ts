import { requireUser } from '../identity/signed-in.service';

/** The guest or owner who changes a booking, and the member of staff who acts as them. */
export interface BookingParty {
  userId: number;
  actingStaffId?: number | undefined;
}

/** The person who makes a request. @throws HttpError 401 sign_in_needed */
export function partyOf(request: Parameters<typeof requireUser>[0]): BookingParty {
  const { userId, actorId } = requireUser(request);
  return { userId, actingStaffId: actorId };
}
