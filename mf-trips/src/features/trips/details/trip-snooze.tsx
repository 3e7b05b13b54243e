import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { BOOKING_DEADLINES } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { Button, Note, Row, Small } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { useSnoozeTrip } from '../../../data/cancellation/use-change-trip';
import { canSnooze, findSnoozeEnd } from '../../../rules/snooze';

import { snoozeMessages } from './snooze.messages';

/** Puts a trip off, out of the list of what is to do, or says until when it is. */
export function TripSnooze({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const [openedAtMs] = useState(() => Date.now());
  const { change, isBusy } = useSnoozeTrip(trip.id);
  const hours = BOOKING_DEADLINES.snoozeHours;
  const snoozedUntilMs = findSnoozeEnd(trip, openedAtMs);
  if (snoozedUntilMs !== undefined) {
    const until = formatMoment(intl, snoozedUntilMs, trip.time_zone);
    return <Note role="status">{intl.formatMessage(snoozeMessages.until, { until })}</Note>;
  }
  if (!canSnooze(trip)) return null;
  return (
    <Row $gap={3} data-not-printed>
      <Button
        variant="line"
        size="s"
        icon={Clock}
        isBusy={isBusy}
        busyLabel={intl.formatMessage(snoozeMessages.busy)}
        onClick={() => void change()}
      >
        {intl.formatMessage(snoozeMessages.snooze, { hours })}
      </Button>
      <Small $tone="soft">{intl.formatMessage(snoozeMessages.text)}</Small>
    </Row>
  );
}
