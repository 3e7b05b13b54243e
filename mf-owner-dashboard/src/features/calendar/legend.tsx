import { memo } from 'react';
import { useIntl } from 'react-intl';

import type { CalendarFeed } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';

import { endOfMonth } from '../../rules/calendar/calendar-month';
import { legendOf } from '../../rules/calendar/day-facts';

import { calendarMessages } from './calendar.messages';
import { ClosedSample, ColourChip, LegendList, MarkChip } from './calendar.styles';

const SAMPLE_DAY = 7;

interface LegendProps {
  feed: CalendarFeed;
  /** Its first day. */
  month: PlainDate;
}

/** Explains the marks and colours of a month. */
export const Legend = memo(function Legend({ feed, month }: LegendProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <LegendList aria-label={formatMessage(calendarMessages.legend)}>
      {(['booked', 'asked', 'blocked'] as const).map((mark) => (
        <li key={mark}>
          <MarkChip $mark={mark} />
          {formatMessage(calendarMessages[mark])}
        </li>
      ))}
      <li>
        <ClosedSample aria-hidden>{SAMPLE_DAY}</ClosedSample>
        {formatMessage(calendarMessages.closedDay)}
      </li>
      {legendOf(feed, { from: month, to: endOfMonth(month) }).map(({ colour, price }) => (
        <li key={`${colour} ${price}`}>
          <ColourChip data-colour={colour} />
          {formatMoney(intl, price, feed.price_currency, 'shortest')}
        </li>
      ))}
    </LegendList>
  );
});
