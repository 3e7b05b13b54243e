import { useIntl } from 'react-intl';

import { saveFile } from '@campavia/parts/sharing';
import { Button, Small } from '@campavia/ui';
import { CalendarDays } from '@campavia/ui/icons';

import { OFFLINE_NOTE_ID, useIsOffline } from '../../../components/offline/offline-context';
import { useTripCalendar } from '../../../data/use-trip-calendar';

import { actionMessages } from '../actions.messages';

export function CalendarButton({ tripId }: { tripId: number }) {
  const { formatMessage } = useIntl();
  const isOffline = useIsOffline();
  const { isBusy, hasFailed, save } = useTripCalendar(tripId);
  const download = (text: string) =>
    saveFile(text, { name: `campavia-${tripId}.ics`, type: 'text/calendar' });
  return (
    <>
      <Button
        variant="quiet"
        icon={CalendarDays}
        isBusy={isBusy}
        busyLabel={formatMessage(actionMessages.calendarBusy)}
        disabled={isOffline}
        aria-describedby={isOffline ? OFFLINE_NOTE_ID : undefined}
        onClick={() => void save(download)}
      >
        {formatMessage(actionMessages.calendar)}
      </Button>
      {hasFailed && (
        <Small as="p" role="alert">
          {formatMessage(actionMessages.calendarFailed)}
        </Small>
      )}
    </>
  );
}
