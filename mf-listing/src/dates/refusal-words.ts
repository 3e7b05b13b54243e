import type { IntlShape } from 'react-intl';

import type { CamperCalendar, PickRefusal } from '@campavia/domain';

import { datesMessages } from './dates.messages';

const MESSAGES = {
  too_early: datesMessages.tooEarly,
  too_late: datesMessages.tooLate,
  busy: datesMessages.taken,
  next_trip: datesMessages.nextTrip,
  no_room: datesMessages.noRoom,
  closed: datesMessages.closed,
};

/** Why a day cannot be picked, in the reader's words. */
export function refusalWords(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  reason: PickRefusal,
  { minDays, maxDays }: CamperCalendar,
): string {
  if (reason === 'too_short') return formatMessage(datesMessages.tooShort, { days: minDays });
  if (reason === 'too_long') return formatMessage(datesMessages.tooLong, { days: maxDays });
  return formatMessage(MESSAGES[reason]);
}
