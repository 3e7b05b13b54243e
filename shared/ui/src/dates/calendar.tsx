import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import { CalendarContext, type DayPrice } from './calendar-context';
import { CalendarFooter } from './calendar-footer';
import { CalendarKeys } from './calendar-keys';
import { Months } from './calendar.styles';
import { MonthView } from './month-view';
import type { DateRange, RangeRules } from './range-rules';
import { toCalendarRange, useRangeChoice } from './use-range-choice';

/** Two months are shown: side by side from the breakpoint `md` on, one below the other on narrower windows. */
const MONTHS = { months: 2 };

export interface CalendarProps extends RangeRules {
  label: string;
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  /** BCP 47 tag that determines the first day of the week; the reader's own by default. */
  locale?: string;
  priceOf?: (date: string) => DayPrice | undefined;
  /** Moves the focus to the chosen or first day when the calendar appears, for calendars in a dialog. */
  takesFocus?: boolean;
  /** Buttons at the end of the footer, for example to clear the dates or to close the calendar. */
  actions?: ReactNode;
}

/** Shows two months to choose a date range in, by pointer, touch or keyboard. Each month is always six weeks high. */
export function Calendar(props: CalendarProps) {
  const intl = useIntl();
  const { label, value, takesFocus, actions, locale = intl.locale } = props;
  const range = useMemo(() => toCalendarRange(value), [value]);
  const { context, first, limits, choose, invalidDay } = useRangeChoice(props);
  return (
    <I18nProvider locale={locale}>
      <CalendarContext value={context}>
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
          // The calendar is in a dialog that the user has opened: the focus moves into it, as in any dialog.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={takesFocus}
        >
          <CalendarKeys locale={locale}>
            <Months>
              {Array.from({ length: MONTHS.months }, (_, index) => (
                <MonthView key={index} index={index} isLast={index === MONTHS.months - 1} />
              ))}
            </Months>
          </CalendarKeys>
          <CalendarFooter value={value} minDays={props.minDays} invalidDay={invalidDay} actions={actions} />
        </RangeCalendar>
      </CalendarContext>
    </I18nProvider>
  );
}
