import { useIntl } from 'react-intl';

import type { CalendarFeed } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';

import { legendOf } from '../../rules/calendar/day-facts';

import { calendarMessages } from './calendar.messages';
import { ClosedSample, ColourChip, LegendList, MarkChip } from './calendar.styles';

const SAMPLE_DAY = 7;

/** Explains the marks and colours of a month. */
export function Legend({ feed, days }: { feed: CalendarFeed; days: DayRange }) {
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
      {legendOf(feed, days).map(({ colour, price }) => (
        <li key={`${colour} ${price}`}>
          <ColourChip $colour={colour} />
          {formatMoney(intl, price, feed.price_currency, 'shortest')}
        </li>
      ))}
    </LegendList>
  );
}
