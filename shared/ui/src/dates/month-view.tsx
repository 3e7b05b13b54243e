import { useContext } from 'react';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';

import { Month } from './calendar.styles';
import { Day } from './day';
import { MonthHeading } from './month-heading';

interface MonthViewProps {
  /** Position among the months shown, from 0. */
  index: number;
  isLast: boolean;
}

/** One month: its name, the weekdays, six weeks of days. */
export function MonthView({ index, isLast }: MonthViewProps) {
  const state = useContext(RangeCalendarStateContext);
  if (!state) return null;
  const month = state.visibleRange.start.add({ months: index });
  return (
    <Month>
      <MonthHeading month={month} state={state} isFirst={index === 0} isLast={isLast} />
      <CalendarGrid offset={{ months: index }} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (date.month === month.month ? <Day date={date} /> : <td />)}
        </CalendarGridBody>
      </CalendarGrid>
    </Month>
  );
}
