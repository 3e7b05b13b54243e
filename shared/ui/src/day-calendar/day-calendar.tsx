import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { VisuallyHidden } from '../core';
import { Months } from '../dates/calendar.styles';
import { useSwipe } from '../gestures/use-swipe';
import { type MarkedDay, MonthOfDays } from './month-of-days';
import { useDayFocus } from './use-day-focus';

export type { MarkedDay } from './month-of-days';

export interface DayCalendarProps {
  label: string;
  /** The chosen day, `yyyy-MM-dd`. */
  value: string | null;
  onChange: (date: string) => void;
  /** Called when a day is pressed that cannot be chosen. */
  onUnavailablePress?: (date: string) => void;
  /** Day whose month is shown first, if none is chosen. */
  start: string;
  /** First and last day that the user can navigate to; their whole months are shown. */
  minDate: string;
  maxDate: string;
  dayOf: (date: string) => MarkedDay;
  /** BCP 47 tag that determines the first day of the week; the reader's own by default. */
  locale?: string;
}

/**
 * Shows two months to choose one day in, beside days that are marked. Unavailable days can be focused. Keys are those
 * of the ARIA calendar grid pattern.
 */
export function DayCalendar(props: DayCalendarProps) {
  const intl = useIntl();
  const { label, value, onChange, start, minDate, maxDate, dayOf, onUnavailablePress } = props;
  const { locale = intl.locale } = props;
  const press = (date: string) => (dayOf(date).reason ? onUnavailablePress?.(date) : onChange(date));
  const limits = useMemo(
    () => ({ min: parseDate(minDate), max: parseDate(maxDate), locale }),
    [minDate, maxDate, locale],
  );
  const focus = useDayFocus(value ?? start, limits);
  const swipe = useSwipe(focus.showNextMonth, focus.showPreviousMonth);
  const months = [focus.firstMonth, focus.firstMonth.add({ months: 1 })];
  const nameOf = (month: (typeof months)[number]) =>
    intl.formatDate(month.toDate('UTC'), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div role="group" aria-label={label} ref={focus.containerRef} {...swipe}>
      <VisuallyHidden aria-live="polite">{intl.formatList(months.map(nameOf))}</VisuallyHidden>
      <Months>
        {months.map((month, index) => (
          <MonthOfDays
            key={month.toString()}
            label={[label, nameOf(month)].join(', ')}
            month={month}
            focus={focus}
            isFirst={index === 0}
            isLast={index === 1}
            locale={locale}
            value={value}
            dayOf={dayOf}
            onPress={press}
          />
        ))}
      </Months>
    </div>
  );
}
