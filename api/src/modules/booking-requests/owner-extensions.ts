import type { Extension, RefuseExtension } from '@campavia/contracts';

import type { RequestActions } from './request-actions';
import { toExtension } from './booking-requests.mapper';
import type { RequestChanges } from './booking-requests.store';
import type { RequestsOfBookings } from './requests-of-bookings.service';

interface Needs {
  actions: RequestActions;
  requests: RequestsOfBookings;
}

interface Answer {
  name: 'accept' | 'refuse';
  changes?: RequestChanges;
}

/** Answers of owners to extensions. */
export function createOwnerExtensions({ actions, requests }: Needs) {
  /** Accepts: the guest pays within a day. @throws HttpError 404, 405 booking_in_wrong_state, CAMPER_ALREADY_BOOKED */
  function accept(userId: number, id: string): Promise<Extension> {
    return answer(userId, id, { name: 'accept' });
  }

  /** Refuses with a reason; the trip does not change. @throws HttpError 404, 405 booking_in_wrong_state */
  function refuse(userId: number, id: string, why: RefuseExtension = {}): Promise<Extension> {
    const changes = { refuse_reason: why.reason ?? null, refuse_comment: why.comment?.trim() || null };
    return answer(userId, id, { name: 'refuse', changes });
  }

  async function answer(userId: number, id: string, { name, changes }: Answer): Promise<Extension> {
    const action = { name, actor: 'owner' } as const;
    const answered = { kind: 'extension', action, changes } as const;
    const { booking, request } = await actions.transition({ role: 'owner', userId }, id, answered);
    return toExtension(requests.view(request, booking, 'owner'));
  }

  return { accept, refuse };
}

export type OwnerExtensions = ReturnType<typeof createOwnerExtensions>;
