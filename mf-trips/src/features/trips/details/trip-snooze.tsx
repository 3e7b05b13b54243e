import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { BOOKING_DEADLINES } from '@campavia/domain';
import { formatMoment } from '@campavia/i18n';
import { Button, Note, Row, Small } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { OFFLINE_NOTE_ID, useIsOffline } from '../../../components/offline/offline-context';
import { useSnoozeTrip } from '../../../data/cancellation/use-change-trip';
import { useWaitingSnooze } from '../../../data/offline/use-waiting-snooze';
import { canSnooze, findSnoozeEnd } from '../../../rules/snooze';

import { waitingMessages } from '../snoozes/waiting.messages';
import { snoozeMessages } from './snooze.messages';

/** Snoozes a trip, or shows until when it is snoozed; while offline the snooze waits for a connection. */
export function TripSnooze({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const [openedAtMs] = useState(() => Date.now());
  const { isWaiting, wait, withdraw } = useWaitingSnooze(trip);
  const snoozedUntilMs = findSnoozeEnd(trip, openedAtMs);
  if (snoozedUntilMs !== undefined) {
    const until = formatMoment(intl, snoozedUntilMs, trip.time_zone);
    return <Note role="status">{intl.formatMessage(snoozeMessages.until, { until })}</Note>;
  }
  if (!canSnooze(trip)) return null;
  return isWaiting ? (
    <WaitingSnooze onWithdraw={() => void withdraw()} />
  ) : (
    <SnoozeButton trip={trip} onWait={wait} />
  );
}

interface SnoozeButtonProps {
  trip: GuestBooking;
  onWait: (() => Promise<void>) | undefined;
}

function SnoozeButton({ trip, onWait }: SnoozeButtonProps) {
  const { formatMessage } = useIntl();
  const isOffline = useIsOffline();
  const { change, isBusy } = useSnoozeTrip(trip.id);
  const hours = BOOKING_DEADLINES.snoozeHours;
  const isDisabled = isOffline && !onWait;
  return (
    <Row $gap={3} data-not-printed>
      <Button
        variant="line"
        size="s"
        icon={Clock}
        isBusy={isBusy}
        busyLabel={formatMessage(snoozeMessages.busy)}
        disabled={isDisabled}
        aria-describedby={isDisabled ? OFFLINE_NOTE_ID : undefined}
        onClick={() => void (isOffline ? onWait?.() : change())}
      >
        {formatMessage(snoozeMessages.snooze, { hours })}
      </Button>
      <Small $tone="soft">{formatMessage(snoozeMessages.text)}</Small>
    </Row>
  );
}

function WaitingSnooze({ onWithdraw }: { onWithdraw: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Row $gap={3} data-not-printed>
      <Note role="status">{formatMessage(waitingMessages.waiting)}</Note>
      <Button variant="quiet" size="s" onClick={onWithdraw}>
        {formatMessage(waitingMessages.withdraw)}
      </Button>
    </Row>
  );
}
