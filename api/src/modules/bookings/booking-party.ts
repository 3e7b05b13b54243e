import { requireUser } from '../identity/signed-in.service';

/** The guest or owner who changes a booking, and the staff member who acts as them. */
export interface BookingParty {
  userId: number;
  actingStaffId?: number | undefined;
}

/** The user of a call. @throws HttpError 401 sign_in_needed */
export function partyOf(request: Parameters<typeof requireUser>[0]): BookingParty {
  const { userId, actorId } = requireUser(request);
  return { userId, actingStaffId: actorId };
}
