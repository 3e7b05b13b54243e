import type { OwnerBooking } from '@campavia/contracts';

import { hasButton, simpleAction, type OwnerAction } from './action';
import type { CallName } from './marketplace';

const WHY = { reason: 'BREAKDOWN' };
const of = (what: string): CallName => `PATCH /v4/bookings-owner/{id}/${what}/`;

/** Actions of owners on the page of a booking. */
export const OWNER_ACTIONS: readonly OwnerAction[] = [
  simpleAction('accept', of('accept'), { weight: 10, buttons: ['accept'] }),
  simpleAction('refuse', of('refuse'), { weight: 1, buttons: ['refuse'], body: WHY }),
  simpleAction('cancel as owner', of('cancel'), {
    weight: 1,
    buttons: ['cancel', 'stop', 'drop'],
    body: WHY,
  }),
  {
    ...simpleAction<OwnerBooking>('ask to cancel together as owner', of('cancel-together'), {
      weight: 1,
      buttons: [],
    }),
    isOffered: mayAskTogether,
  },
  {
    ...simpleAction('snooze as owner', of('snooze'), { weight: 1, buttons: ['snooze'] }),
    isOffered: maySnooze,
  },
  simpleAction('accept an extension', of('extensions/accept'), { weight: 12, buttons: ['answer_extension'] }),
  simpleAction('refuse an extension', of('extensions/refuse'), { weight: 2, buttons: ['answer_extension'] }),
];

function mayAskTogether(shown: OwnerBooking): boolean | undefined {
  if (shown.mutual_cancellation?.asked_by === 'owner') return undefined;
  return hasButton('ask_together', 'cancel_together')(shown);
}

function maySnooze(shown: OwnerBooking): boolean | undefined {
  if (hasButton('snooze')(shown)) return true;
  return shown.snoozed_until === null ? false : undefined;
}
