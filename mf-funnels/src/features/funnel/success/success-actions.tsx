import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { pathOn } from '@campavia/i18n/sites';
import { saveFile, shareAddress, type SharingOutcome } from '@campavia/parts/sharing';
import { pathOf, useSite } from '@campavia/remote-kit';
import { Button, Small } from '@campavia/ui';
import { CalendarDays, Share } from '@campavia/ui/icons';

import { useSaveCalendar } from '../../../data/use-save-calendar';

import { successMessages } from './success.messages';

type BookingProps = { booking: GuestBooking };

export function CalendarButton({ booking }: BookingProps) {
  const { formatMessage } = useIntl();
  const { isBusy, hasFailed, save } = useSaveCalendar(booking.id);
  const download = (text: string) =>
    saveFile(text, { name: `campavia-${booking.id}.ics`, type: 'text/calendar' });
  return (
    <>
      <Button
        variant="line"
        icon={CalendarDays}
        isBusy={isBusy}
        busyLabel={formatMessage(successMessages.calendarBusy)}
        onClick={() => void save(download)}
      >
        {formatMessage(successMessages.calendar)}
      </Button>
      {hasFailed && (
        <Small as="p" role="alert">
          {formatMessage(successMessages.calendarFailed)}
        </Small>
      )}
    </>
  );
}

export function ShareButton({ booking: { camper } }: BookingProps) {
  const { formatMessage } = useIntl();
  const site = useSite();
  const [outcome, setOutcome] = useState<SharingOutcome>();
  const path = camper.has_page ? pathOf('listing', { id: camper.id }) : undefined;
  if (path === undefined) return null;
  const url = new URL(pathOn(site, path), window.location.origin).href;
  const title = formatMessage(successMessages.shareTitle, { camper: camper.title });
  return (
    <>
      <Button
        variant="quiet"
        icon={Share}
        onClick={() => void shareAddress({ title, url }).then((came) => setOutcome(came))}
      >
        {formatMessage(successMessages.share)}
      </Button>
      <Small as="p" role="status" style={{ overflowWrap: 'anywhere' }}>
        {outcome === 'copied' && formatMessage(successMessages.copied)}
        {outcome === 'failed' && formatMessage(successMessages.notCopied, { url })}
      </Small>
    </>
  );
}
