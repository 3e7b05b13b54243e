import { type CalendarDate, startOfWeek } from '@internationalized/date';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { Month } from '../dates/calendar.styles';
import { MarkedDayBox } from '../dates/day.styles';
import { MonthHeading } from '../dates/month-heading';
import type { DayFocus } from './use-day-focus';

/** Appearance and description of a day, in the reader's language. */
export interface MarkedDay {
  /** `first` and `booked` are fixed, `added` and `chosen` are chosen by the user. */
  mark?: 'first' | 'booked' | 'added' | 'chosen';
  /** Meaning of the mark. */
  label?: string;
  /** Why the day cannot be chosen; undefined if it can. */
  reason?: string;
  /** Shown below the number, and only there; an empty text reserves its space. */
  price?: string;
}

interface DaysProps {
  focus: DayFocus;
  value: string | null;
  dayOf: (date: string) => MarkedDay;
  onPress: (date: string) => void;
}

interface MonthOfDaysProps extends DaysProps {
  label: string;
  month: CalendarDate;
  isFirst: boolean;
  isLast: boolean;
  locale: string;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** The number of weeks is constant, so that content below does not move. */
const WEEKS = [0, 1, 2, 3, 4, 5];

export function MonthOfDays({ label, month, isFirst, isLast, locale, ...days }: MonthOfDaysProps) {
  const intl = useIntl();
  const { focus } = days;
  const names = useMemo(
    () => ({
      day: new Intl.DateTimeFormat(intl.locale, { dateStyle: 'full', timeZone: 'UTC' }),
      weekday: new Intl.DateTimeFormat(intl.locale, { weekday: 'short', timeZone: 'UTC' }),
    }),
    [intl.locale],
  );
  const firstDay = startOfWeek(month, locale);
  const paging = {
    isPreviousVisibleRangeInvalid: () => !focus.hasPreviousMonth,
    isNextVisibleRangeInvalid: () => !focus.hasNextMonth,
    focusPreviousPage: focus.showPreviousMonth,
    focusNextPage: focus.showNextMonth,
  };
  return (
    <Month>
      <MonthHeading month={month} state={paging} isFirst={isFirst} isLast={isLast} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA calendar grid pattern */}
      <table role="grid" aria-label={label}>
        <thead aria-hidden>
          <tr>
            {WEEK.map((day) => (
              <th key={day}>{names.weekday.format(firstDay.add({ days: day }).toDate('UTC')).slice(0, 2)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week) => (
            <tr key={week}>
              {WEEK.map((day) => {
                const date = firstDay.add({ days: 7 * week + day });
                if (date.month !== month.month) return <td key={day} />;
                return <DayCell key={day} {...days} date={date} dayNames={names.day} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Month>
  );
}

interface DayCellProps extends DaysProps {
  date: CalendarDate;
  dayNames: Intl.DateTimeFormat;
}

function DayCell({ date, dayNames, focus, value, dayOf, onPress }: DayCellProps) {
  const day = date.toString();
  const { mark, label, reason, price } = dayOf(day);
  const canFocus = focus.isWithinLimits(date);
  return (
    <td aria-selected={day === value}>
      <MarkedDayBox
        aria-label={[dayNames.format(date.toDate('UTC')), label, reason].filter(Boolean).join(', ')}
        aria-disabled={reason !== undefined || undefined}
        disabled={!canFocus}
        $isReachedByTab={date.compare(focus.focused) === 0}
        data-day={day}
        $mark={mark}
        $isUnavailable={reason !== undefined && !mark}
        onKeyDown={focus.onKeyDown}
        onFocus={() => focus.reach(date)}
        onClick={() => onPress(day)}
      >
        {date.day}
        {price !== undefined && <small>{price}</small>}
      </MarkedDayBox>
    </td>
  );
}
