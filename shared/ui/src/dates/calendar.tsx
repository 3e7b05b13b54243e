import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import { CalendarContext, type DayPrice } from './calendar-context';
import { CalendarFooter } from './calendar-footer';
import { CalendarKeys } from './calendar-keys';
import { Months } from './calendar.styles';
import { MonthView } from './month-view';
import { toCalendarRange } from './plain-range';
import type { DateRange, RangeRules } from './range-rules';
import { useRangeChoice } from './use-range-choice';

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

/** Two months to choose a range of days in, for the pointer, the finger and the keyboard. Always six weeks high. */
export function Calendar(props: CalendarProps) {
  const intl = useIntl();
  const { label, value, takesFocus, actions, locale = intl.locale } = props;
  const range = useMemo(() => toCalendarRange(value), [value]);
  const { facts, first, limits, choose, refused } = useRangeChoice(props);
  return (
    <I18nProvider locale={locale}>
      <CalendarContext value={facts}>
        <RangeCalendar
          {...limits}
          aria-label={label}
          value={range}
          onChange={choose}
          defaultFocusedValue={range?.start ?? first}
          allowsNonContiguousRanges
          visibleDuration={MONTHS}
          weeksInMonth={6}
          pageBehavior="single"
          selectionAlignment="start"
          commitBehavior="reset"
          // A press has opened the window with these days: focus belongs into it, as in any dialog.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={takesFocus}
        >
          <CalendarKeys locale={locale}>
            <Months>
              {Array.from({ length: MONTHS.months }, (_, index) => (
                <MonthView key={index} index={index} isLast={index === MONTHS.months - 1} />
              ))}
            </Months>
          </CalendarKeys>
          <CalendarFooter value={value} minDays={props.minDays} refused={refused} actions={actions} />
        </RangeCalendar>
      </CalendarContext>
    </I18nProvider>
  );
}
