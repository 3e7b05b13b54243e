import type { Extension } from '@campavia/contracts';

import type { AskedRequests } from './asked-requests';
import { toExtension } from './booking-requests.mapper';
import type { RequestsOfBookings } from './requests-of-bookings.service';

interface Needs {
  asked: AskedRequests;
  reading: RequestsOfBookings;
}

/** How owners answer extensions. */
export function createOwnerExtensions({ asked, reading }: Needs) {
  /** Says yes: the guest pays within a day. @throws HttpError 404, 405 booking_in_wrong_state, CAMPER_ALREADY_BOOKED */
  function accept(userId: number, id: string): Promise<Extension> {
    return answer(userId, id, 'accept');
  }

  /** Says no; the trip stays as it is. @throws HttpError 404, 405 booking_in_wrong_state */
  function refuse(userId: number, id: string): Promise<Extension> {
    return answer(userId, id, 'refuse');
  }

  async function answer(userId: number, id: string, name: 'accept' | 'refuse'): Promise<Extension> {
    const deed = { name, actor: 'owner' } as const;
    const { booking, request } = await asked.move({ role: 'owner', userId }, id, { kind: 'extension', deed });
    return toExtension(reading.see(request, booking, 'owner'));
  }

  return { accept, refuse };
}

export type OwnerExtensions = ReturnType<typeof createOwnerExtensions>;
