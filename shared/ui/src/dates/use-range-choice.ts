import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { useMemo, useState } from 'react';
import type { DateValue } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import type { CalendarContextValue } from './calendar-context';
import { type DateRange, RangeValidator, type RangeRules } from './range-rules';

export interface RangeChoiceOptions extends RangeRules {
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  priceOf?: CalendarContextValue['priceOf'];
}

/** Turns range rules into what a calendar needs: the context of its days, its limits and its change handler. */
export function useRangeChoice(options: RangeChoiceOptions) {
  const { locale } = useIntl();
  const { today, minDate = today, maxDate, minDays, maxDays, closed, unavailable } = options;
  const { value, onChange, priceOf } = options;
  const [invalidDay, setInvalidDay] = useState<CalendarDate | undefined>();
  const validator = useMemo(
    () => new RangeValidator({ today, minDate, maxDate, minDays, maxDays, closed, unavailable }),
    [today, minDate, maxDate, minDays, maxDays, closed, unavailable],
  );
  const dayNames = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
    [locale],
  );
  const conflict = useMemo(() => (value ? validator.validate(value) : undefined), [validator, value]);
  const context: CalendarContextValue = useMemo(
    () => ({ validator, today, conflict, priceOf, dayNames, onInvalidDayPress: setInvalidDay }),
    [validator, today, conflict, priceOf, dayNames],
  );
  const limits = {
    minValue: startOfMonth(parseDate(today)),
    maxValue: maxDate ? endOfMonth(parseDate(maxDate)) : undefined,
    isDateUnavailable: (date: DateValue, start: CalendarDate | null) =>
      isUnavailable(validator, date as CalendarDate, start),
    // The ends of an unavailable range cannot be dragged: pressing one of them starts a new range.
    isInvalid: conflict !== undefined,
  };
  const choose = (chosen: { start: CalendarDate; end: CalendarDate }) => {
    setInvalidDay(undefined);
    if (!validator.validateEnd(chosen.start, chosen.end)) onChange(toDateRange(chosen));
  };
  return { context, first: parseDate(minDate), limits, choose, invalidDay };
}

// The first day can still be pressed, which clears it.
function isUnavailable(validator: RangeValidator, date: CalendarDate, start: CalendarDate | null): boolean {
  if (!start) return validator.validateStart(date) !== undefined;
  return date.compare(start) !== 0 && validator.validateEnd(start, date) !== undefined;
}

/** Converts a range of strings to the dates that react-aria works with. */
export function toCalendarRange(range: DateRange | null): { start: CalendarDate; end: CalendarDate } | null {
  return range && { start: parseDate(range.from), end: parseDate(range.to) };
}

/** Converts the dates of react-aria to strings. */
function toDateRange(range: { start: CalendarDate; end: CalendarDate }): DateRange {
  return { from: range.start.toString(), to: range.end.toString() };
}
