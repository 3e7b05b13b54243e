import { useIntl } from 'react-intl';

import type { Holiday } from '@campavia/contracts';
import { formatDateRange } from '@campavia/i18n';
import { usePlatform } from '@campavia/remote-kit';
import { Button, Note, Strong } from '@campavia/ui';

import { useEndHoliday } from '../../../data/use-holiday';

import { holidayMessages } from './holiday.messages';
import { NoteRow } from './holiday.styles';

/** Shows for which days all campers are closed, with a button to open them. */
export function HolidayNote({ holiday }: { holiday: Holiday }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { events } = usePlatform();
  const { end, isBusy } = useEndHoliday();
  const { date_from, date_to, campers, trips } = holiday;

  async function endNow() {
    if (!(await end())) return;
    events.send('toast.shown', { tone: 'good', title: formatMessage(holidayMessages.ended) });
  }

  return (
    <Note tone="care">
      <NoteRow>
        <span>
          <Strong as="p">
            {formatMessage(holidayMessages.closed, {
              stay: formatDateRange(intl, date_from, date_to),
              count: campers,
            })}
          </Strong>
          {trips > 0 && formatMessage(holidayMessages.trips, { trips })}
        </span>
        <Button variant="line" size="s" isBusy={isBusy} onClick={() => void endNow()}>
          {formatMessage(holidayMessages.endNow)}
        </Button>
      </NoteRow>
    </Note>
  );
}
