import { useIntl } from 'react-intl';

import { Legend } from './dates.styles';
import { datesMessages } from './dates.messages';

const SOME_DAY = 12;

/** What the looks of days mean; the days say it themselves to people who listen. */
export function CalendarLegend() {
  const { formatMessage, formatNumber } = useIntl();
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
    </Legend>
  );
}
