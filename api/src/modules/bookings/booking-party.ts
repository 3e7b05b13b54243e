import { personOf } from '../identity/signed-in.service';

/** Whose booking it is, and the member of staff who acts as them. */
export interface BookingParty {
  userId: number;
  actingStaffId?: number | undefined;
}

/** Who asks for a change of a booking. @throws HttpError 401 sign_in_needed */
export function partyOf(request: Parameters<typeof personOf>[0]): BookingParty {
  const { userId, actorId } = personOf(request);
  return { userId, actingStaffId: actorId };
}
