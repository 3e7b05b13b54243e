import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import { useMemo, useState } from 'react';
import type { DateValue } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import type { CalendarFacts } from './calendar-context';
import { toDateRange } from './plain-range';
import { type DateRange, RangeJudge, type RangeRules } from './range-rules';

export interface RangeChoiceOptions extends RangeRules {
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  priceOf?: CalendarFacts['priceOf'];
}

/** The rules of a choice as a calendar wants them: what its days know, how far it goes, what becomes of a choice. */
export function useRangeChoice(options: RangeChoiceOptions) {
  const { locale } = useIntl();
  const { today, minDate = today, maxDate, minDays, maxDays, closed, unavailable } = options;
  const { value, onChange, priceOf } = options;
  const [refused, setRefused] = useState<CalendarDate | undefined>();
  const judge = useMemo(
    () => new RangeJudge({ today, minDate, maxDate, minDays, maxDays, closed, unavailable }),
    [today, minDate, maxDate, minDays, maxDays, closed, unavailable],
  );
  const dayNames = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
    [locale],
  );
  const conflict = useMemo(() => (value ? judge.refuse(value) : undefined), [judge, value]);
  const facts: CalendarFacts = useMemo(
    () => ({ judge, today, conflict, priceOf, dayNames, onRefused: setRefused }),
    [judge, today, conflict, priceOf, dayNames],
  );
  const limits = {
    minValue: startOfMonth(parseDate(today)),
    maxValue: maxDate ? endOfMonth(parseDate(maxDate)) : undefined,
    isDateUnavailable: (date: DateValue, start: CalendarDate | null) =>
      isRefused(judge, date as CalendarDate, start),
    // The ends of a range that cannot be had are no handles to draw it by: a press on one of them starts anew.
    isInvalid: conflict !== undefined,
  };
  const choose = (chosen: { start: CalendarDate; end: CalendarDate }) => {
    setRefused(undefined);
    if (!judge.refuseEnd(chosen.start, chosen.end)) onChange(toDateRange(chosen));
  };
  return { facts, first: parseDate(minDate), limits, choose, refused };
}

// The start itself stays choosable, so that pressing it again gives it up.
function isRefused(judge: RangeJudge, date: CalendarDate, start: CalendarDate | null): boolean {
  if (!start) return judge.refuseStart(date) !== undefined;
  return date.compare(start) !== 0 && judge.refuseEnd(start, date) !== undefined;
}
