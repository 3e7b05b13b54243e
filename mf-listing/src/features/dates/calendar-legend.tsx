import { useIntl } from 'react-intl';

import type { CamperCalendar } from '@campavia/domain';

import { Legend } from './dates.styles';
import { datesMessages } from './dates.messages';

const SOME_DAY = 12;

export interface CalendarLegendProps {
  calendar: Pick<CamperCalendar, 'closedWeekdays' | 'closedDates'>;
}

/** For screen readers the days carry the same texts. */
export function CalendarLegend({ calendar: { closedWeekdays, closedDates } }: CalendarLegendProps) {
  const { formatMessage, formatNumber } = useIntl();
  const hasClosedDays = closedWeekdays.length > 0 || closedDates.length > 0;
  return (
    <Legend aria-hidden="true">
      <span>
        <i />
        {formatMessage(datesMessages.yourDates)}
      </span>
      <span>
        <s>{formatNumber(SOME_DAY)}</s>
        {formatMessage(datesMessages.taken)}
      </span>
      {hasClosedDays && (
        <span>
          <small>{formatNumber(SOME_DAY)}</small>
          {formatMessage(datesMessages.noHandOver)}
        </span>
      )}
    </Legend>
  );
}
