import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { Note } from '@campavia/ui';

import { conditionMessages } from './condition.messages';

/** Says that the other side has changed the report before this change, which was not saved. */
export function StaleNote({ isStale, trip }: { isStale: boolean; trip: GuestBooking }) {
  const { formatMessage } = useIntl();
  const text = formatMessage(conditionMessages.changed, { owner: trip.owner.first_name });
  return <div role="status">{isStale && <Note tone="care">{text}</Note>}</div>;
}
