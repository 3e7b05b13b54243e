import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { createContext, type JSX, useContext, useMemo } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';

import { CalendarKeys } from './calendar-keys';
import { Month, Months } from './calendar.styles';
import { MarkedDayBox } from './day.styles';
import { MonthHeading } from './month-heading';

/** How a day is drawn and what is said about it, in the reader's language. */
export interface MarkedDay {
  /** `first` and `booked` are fixed, `added` and `chosen` are what the user chooses. */
  mark?: 'first' | 'booked' | 'added' | 'chosen';
  /** What the mark means. */
  label?: string;
  /** Why the day cannot be chosen; undefined if it can. */
  reason?: string;
  /** Shown below the number, and only there; an empty text keeps its place free. */
  price?: string;
}

export interface DayCalendarProps {
  label: string;
  /** The chosen day, `yyyy-MM-dd`. */
  value: string | null;
  onChange: (date: string) => void;
  /** Called when a day is pressed that cannot be chosen. */
  onUnavailablePress?: (date: string) => void;
  /** Day whose month is shown first, if none is chosen. */
  start: string;
  /** First and last day that the user may look at; their whole months are shown. */
  minDate: string;
  maxDate: string;
  dayOf: (date: string) => MarkedDay;
  /** BCP 47 tag that decides on which day weeks start; the reader's own by default. */
  locale?: string;
}

interface DaysContext extends Pick<DayCalendarProps, 'dayOf' | 'onUnavailablePress'> {
  dayNames: Intl.DateTimeFormat;
}

const Days = createContext<DaysContext | undefined>(undefined);
const MONTHS = { months: 2 };

/** Shows two months to choose one day in, beside days that are marked. Unavailable days can be focused. */
export function DayCalendar(props: DayCalendarProps) {
  const intl = useIntl();
  const { label, value, onChange, start, minDate, maxDate, dayOf, onUnavailablePress } = props;
  const { locale = intl.locale } = props;
  const chosen = useMemo(() => (value ? parseDate(value) : null), [value]);
  const dayNames = useMemo(
    () => new Intl.DateTimeFormat(intl.locale, { dateStyle: 'full', timeZone: 'UTC' }),
    [intl.locale],
  );
  const days = useMemo(
    () => ({ dayOf, onUnavailablePress, dayNames }),
    [dayOf, onUnavailablePress, dayNames],
  );
  return (
    <I18nProvider locale={locale}>
      <Days value={days}>
        <Calendar
          aria-label={label}
          value={chosen}
          onChange={(date) => date && onChange(date.toString())}
          defaultFocusedValue={parseDate(value ?? start)}
          minValue={startOfMonth(parseDate(minDate))}
          maxValue={endOfMonth(parseDate(maxDate))}
          isDateUnavailable={(date) => dayOf(date.toString()).reason !== undefined}
          visibleDuration={MONTHS}
          weeksInMonth={6}
          pageBehavior="single"
          selectionAlignment="start"
        >
          <CalendarKeys locale={locale}>
            <Months>
              <MonthOfDays index={0} />
              <MonthOfDays index={1} />
            </Months>
          </CalendarKeys>
        </Calendar>
      </Days>
    </I18nProvider>
  );
}

function MonthOfDays({ index }: { index: 0 | 1 }) {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const month = state.visibleRange.start.add({ months: index });
  return (
    <Month>
      <MonthHeading month={month} state={state} isFirst={index === 0} isLast={index === 1} />
      <CalendarGrid offset={{ months: index }} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (date.month === month.month ? <MarkedDayCell date={date} /> : <td />)}
        </CalendarGridBody>
      </CalendarGrid>
    </Month>
  );
}

function MarkedDayCell({ date }: { date: CalendarDate }) {
  const days = useContext(Days);
  if (!days) return null;
  const { dayOf, dayNames, onUnavailablePress } = days;
  const { mark, label, reason, price } = dayOf(date.toString());
  const name = [dayNames.format(date.toDate('UTC')), label, reason].filter(Boolean).join(', ');
  const draw = (props: JSX.IntrinsicElements['div']) => {
    const { ref, 'aria-describedby': _prompt, ...rest } = props;
    return (
      <MarkedDayBox
        {...rest}
        ref={ref}
        aria-label={name}
        $mark={mark}
        $isUnavailable={reason !== undefined && !mark}
        onClick={reason ? () => onUnavailablePress?.(date.toString()) : props.onClick}
      />
    );
  };
  return (
    <CalendarCell date={date} render={draw}>
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {price !== undefined && <small>{price}</small>}
        </>
      )}
    </CalendarCell>
  );
}
