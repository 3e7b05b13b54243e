import type { Extension } from '@campavia/contracts';

import type { RequestActions } from './request-actions';
import { toExtension } from './booking-requests.mapper';
import type { RequestsOfBookings } from './requests-of-bookings.service';

interface Needs {
  actions: RequestActions;
  requests: RequestsOfBookings;
}

/** Answers of owners to extensions. */
export function createOwnerExtensions({ actions, requests }: Needs) {
  /** Accepts: the guest pays within a day. @throws HttpError 404, 405 booking_in_wrong_state, CAMPER_ALREADY_BOOKED */
  function accept(userId: number, id: string): Promise<Extension> {
    return answer(userId, id, 'accept');
  }

  /** Refuses; the trip stays as it is. @throws HttpError 404, 405 booking_in_wrong_state */
  function refuse(userId: number, id: string): Promise<Extension> {
    return answer(userId, id, 'refuse');
  }

  async function answer(userId: number, id: string, name: 'accept' | 'refuse'): Promise<Extension> {
    const action = { name, actor: 'owner' } as const;
    const { booking, request } = await actions.transition({ role: 'owner', userId }, id, {
      kind: 'extension',
      action,
    });
    return toExtension(requests.view(request, booking, 'owner'));
  }

  return { accept, refuse };
}

export type OwnerExtensions = ReturnType<typeof createOwnerExtensions>;
