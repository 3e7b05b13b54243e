import { useIntl } from 'react-intl';

import { saveFile } from '@campavia/parts/sharing';
import { Button, Small } from '@campavia/ui';
import { CalendarDays } from '@campavia/ui/icons';

import { useTripCalendar } from '../data/use-trip-calendar';

import { deedMessages } from './deeds.messages';

/** The trip for one's calendar. */
export function CalendarButton({ tripId }: { tripId: number }) {
  const { formatMessage } = useIntl();
  const { isBusy, hasFailed, save } = useTripCalendar(tripId);
  const keep = (text: string) => saveFile(text, { name: `campavia-${tripId}.ics`, type: 'text/calendar' });
  return (
    <>
      <Button
        variant="quiet"
        icon={CalendarDays}
        isBusy={isBusy}
        busyLabel={formatMessage(deedMessages.calendarBusy)}
        onClick={() => void save(keep)}
      >
        {formatMessage(deedMessages.calendar)}
      </Button>
      {hasFailed && (
        <Small as="p" role="alert">
          {formatMessage(deedMessages.calendarFailed)}
        </Small>
      )}
    </>
  );
}
