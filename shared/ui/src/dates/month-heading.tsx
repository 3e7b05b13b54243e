import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ContextType } from 'react';
import type { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import { H3, IconButton } from '../core';
import { MonthHead } from './calendar.styles';
import { datesMessages } from './dates.messages';

interface MonthHeadingProps {
  month: CalendarDate;
  state: Pick<
    NonNullable<ContextType<typeof RangeCalendarStateContext>>,
    'isPreviousVisibleRangeInvalid' | 'isNextVisibleRangeInvalid' | 'focusPreviousPage' | 'focusNextPage'
  >;
  isFirst: boolean;
  isLast: boolean;
}

/** The name of a month; the first has the button to the previous month, the last the one to the next. */
export function MonthHeading({ month, state, isFirst, isLast }: MonthHeadingProps) {
  const intl = useIntl();
  const name = intl.formatDate(month.toDate('UTC'), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <MonthHead>
      {isFirst ? (
        <IconButton
          icon={ChevronLeft}
          label={intl.formatMessage(datesMessages.previousMonth)}
          aria-disabled={state.isPreviousVisibleRangeInvalid() || undefined}
          onClick={() => !state.isPreviousVisibleRangeInvalid() && state.focusPreviousPage()}
        />
      ) : (
        <i />
      )}
      <H3>{name}</H3>
      {isLast ? (
        <IconButton
          icon={ChevronRight}
          label={intl.formatMessage(datesMessages.nextMonth)}
          aria-disabled={state.isNextVisibleRangeInvalid() || undefined}
          onClick={() => !state.isNextVisibleRangeInvalid() && state.focusNextPage()}
        />
      ) : (
        <i />
      )}
    </MonthHead>
  );
}
