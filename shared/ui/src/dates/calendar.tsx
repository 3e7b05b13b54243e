import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import { CalendarContext, type CalendarFacts, type DayPrice } from './calendar-context';
import { CalendarFooter } from './calendar-footer';
import { CalendarKeys } from './calendar-keys';
import { Month, Months } from './calendar.styles';
import { Day } from './day';
import { MonthHeading } from './month-heading';
import { toCalendarRange, toDateRange } from './plain-range';
import { type DateRange, RangeJudge, type RangeRules } from './range-rules';

/** Two months are in view: beside one another from md, under one another below. */
const MONTHS = { months: 2 };

export interface CalendarProps extends RangeRules {
  label: string;
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  /** BCP 47; the reader's own without it. Says on which day weeks start. */
  locale?: string;
  priceOf?: (date: string) => DayPrice | undefined;
  /** Moves the focus to the chosen or first day when it appears: a window does that. */
  takesFocus?: boolean;
  /** Right end of the footer line: a button to clear, or to close. */
  actions?: ReactNode;
}

function OneMonth({ index }: { index: number }) {
  const state = useContext(RangeCalendarStateContext);
  if (!state) return null;
  const month = state.visibleRange.start.add({ months: index });
  return (
    <Month>
      <MonthHeading month={month} state={state} isFirst={index === 0} isLast={index === MONTHS.months - 1} />
      <CalendarGrid offset={{ months: index }} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Month>
  );
}

/** Two months to choose a range of days in, for the pointer, the finger and the keyboard. Always six weeks high. */
export function Calendar(props: CalendarProps) {
  const intl = useIntl();
  const { label, value, onChange, today, priceOf, takesFocus, actions, locale = intl.locale } = props;
  const { minDate = today, maxDate, minDays, maxDays, closedWeekdays, unavailable } = props;
  const [refused, setRefused] = useState<CalendarDate | undefined>();
  const judge = useMemo(
    () => new RangeJudge({ today, minDate, maxDate, minDays, maxDays, closedWeekdays, unavailable }),
    [today, minDate, maxDate, minDays, maxDays, closedWeekdays, unavailable],
  );
  const facts: CalendarFacts = useMemo(
    () => ({ judge, today, priceOf, onRefused: setRefused }),
    [judge, today, priceOf],
  );
  const range = useMemo(() => toCalendarRange(value), [value]);
  const choose = (chosen: { start: CalendarDate; end: CalendarDate }) => {
    setRefused(undefined);
    if (!judge.refuseEnd(chosen.start, chosen.end)) onChange(toDateRange(chosen));
  };
  const first = parseDate(minDate);
  return (
    <I18nProvider locale={locale}>
      <CalendarContext value={facts}>
        <RangeCalendar
          aria-label={label}
          value={range}
          onChange={choose}
          defaultFocusedValue={range?.start ?? first}
          minValue={startOfMonth(parseDate(today))}
          maxValue={maxDate ? endOfMonth(parseDate(maxDate)) : undefined}
          isDateUnavailable={(date, start) => isRefused(judge, date as CalendarDate, start)}
          allowsNonContiguousRanges
          visibleDuration={MONTHS}
          weeksInMonth={6}
          pageBehavior="single"
          selectionAlignment="start"
          commitBehavior="reset"
          {...{ autoFocus: takesFocus }}
        >
          <CalendarKeys locale={locale}>
            <Months>
              {Array.from({ length: MONTHS.months }, (_, index) => (
                <OneMonth key={index} index={index} />
              ))}
            </Months>
          </CalendarKeys>
          <CalendarFooter value={value} minDays={minDays} refused={refused} actions={actions} />
        </RangeCalendar>
      </CalendarContext>
    </I18nProvider>
  );
}

// The start itself stays choosable, so that pressing it again gives it up.
function isRefused(judge: RangeJudge, date: CalendarDate, start: CalendarDate | null): boolean {
  if (!start) return judge.refuseStart(date) !== undefined;
  return date.compare(start) !== 0 && judge.refuseEnd(start, date) !== undefined;
}
