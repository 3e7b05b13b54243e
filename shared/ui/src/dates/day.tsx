import type { CalendarDate } from '@internationalized/date';
import { type JSX, useContext } from 'react';
import { CalendarCell, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import { useCalendarContext } from './calendar-context';
import { datesMessages } from './dates.messages';
import { DayBox } from './day.styles';
import type { RangeValidator } from './range-rules';
import { violationText } from './violation-text';

type Position = 'isStart' | 'isEnd' | 'isBetween' | undefined;

interface Shown {
  start: CalendarDate;
  end: CalendarDate;
}

function positionIn(range: Shown | null, date: CalendarDate): Position {
  if (!range || date.compare(range.start) < 0 || date.compare(range.end) > 0) return undefined;
  if (date.compare(range.start) === 0) return 'isStart';
  return date.compare(range.end) === 0 ? 'isEnd' : 'isBetween';
}

/** The range to highlight: the chosen one, or from the first day to the focused one if that would be valid. */
function useShownRange(validator: RangeValidator): Shown | null {
  const state = useContext(RangeCalendarStateContext);
  const { anchorDate: anchor = null, focusedDate, highlightedRange = null } = state ?? {};
  if (!anchor || !focusedDate) return highlightedRange;
  return validator.validateEnd(anchor, focusedDate) ? { start: anchor, end: anchor } : highlightedRange;
}

/** Why a day is not available: on its own, or because it belongs to a chosen range that is not. */
function useViolation(date: CalendarDate, position: Position) {
  const { validator, conflict } = useCalendarContext();
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate;
  const isOtherEnd = anchor && date.compare(anchor) !== 0;
  const violation = isOtherEnd ? validator.validateEnd(anchor, date) : validator.validateStart(date);
  const conflicts = position && !anchor ? conflict : undefined;
  const reason = violation ?? (position === 'isBetween' ? undefined : conflicts);
  return { violation, isConflict: conflicts !== undefined, reason };
}

function useDay(date: CalendarDate) {
  const intl = useIntl();
  const { validator, today, priceOf, dayNames } = useCalendarContext();
  const range = useShownRange(validator);
  const position = positionIn(range, date);
  const { reason, ...availability } = useViolation(date, position);
  const isSingle = range !== null && range.start.compare(range.end) === 0;
  const isToday = date.toString() === today;
  const price = priceOf?.(date.toString());
  const label = [
    dayNames.format(date.toDate('UTC')),
    isToday && intl.formatMessage(datesMessages.isToday),
    position && intl.formatMessage(datesMessages[position]),
    reason ? violationText(intl, reason) : price?.text,
  ];
  return { ...availability, position, isSingle, isToday, price, label: label.filter(Boolean).join(', ') };
}

/** A day with its number and price; its accessible name also says whether it is available and chosen. */
export function Day({ date }: { date: CalendarDate }) {
  const { onInvalidDayPress } = useCalendarContext();
  const { violation, position, isConflict, isSingle, isToday, price, label } = useDay(date);
  const draw = (props: JSX.IntrinsicElements['div']) => {
    const { ref, 'aria-describedby': _prompt, 'aria-invalid': _invalid, ...rest } = props;
    return (
      <DayBox
        {...rest}
        ref={ref}
        aria-label={label}
        $position={position}
        $isSingle={isSingle}
        $isToday={isToday}
        $isUnavailable={Boolean(violation) && !position}
        $isTaken={violation?.code === 'taken'}
        $isConflict={isConflict}
        data-conflict={isConflict || undefined}
        $isLowest={Boolean(price?.isLowest)}
        onClick={violation ? () => onInvalidDayPress(date) : props.onClick}
      />
    );
  };
  return (
    <CalendarCell date={date} render={draw}>
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {price && <small>{price.text}</small>}
        </>
      )}
    </CalendarCell>
  );
}
