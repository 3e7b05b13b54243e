import { personOf } from '../identity/signed-in.service';

/** Whose booking it is, and the member of staff who acts as them. */
export interface BookingSide {
  userId: number;
  actingStaffId?: number | undefined;
}

/** Who asks for a change of a booking. @throws HttpError 401 sign_in_needed */
export function sideOf(request: Parameters<typeof personOf>[0]): BookingSide {
  const { userId, actorId } = personOf(request);
  return { userId, actingStaffId: actorId };
}
