import type { CalendarDate } from '@internationalized/date';
import { type JSX, useContext } from 'react';
import { CalendarCell, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';

import { useCalendarFacts } from './calendar-context';
import { datesMessages } from './dates.messages';
import { DayBox } from './day.styles';
import type { RangeJudge } from './range-rules';
import { refusalWords } from './refusal-words';

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

/** The range to paint: what is chosen, or from the start to where the pointer is when that would do. */
function useShownRange(judge: RangeJudge): Shown | null {
  const state = useContext(RangeCalendarStateContext);
  const { anchorDate: anchor = null, focusedDate, highlightedRange = null } = state ?? {};
  if (!anchor || !focusedDate) return highlightedRange;
  return judge.refuseEnd(anchor, focusedDate) ? { start: anchor, end: anchor } : highlightedRange;
}

/** Why a day cannot be had: by itself, or because the chosen days that it belongs to cannot. */
function useRefusal(date: CalendarDate, position: Position) {
  const { judge, conflict } = useCalendarFacts();
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate;
  const isOtherEnd = anchor && date.compare(anchor) !== 0;
  const refused = isOtherEnd ? judge.refuseEnd(anchor, date) : judge.refuseStart(date);
  const conflicts = position && !anchor ? conflict : undefined;
  const words = refused ?? (position === 'isBetween' ? undefined : conflicts);
  return { refused, isConflict: conflicts !== undefined, words };
}

function useDay(date: CalendarDate) {
  const intl = useIntl();
  const { judge, today, priceOf, dayNames } = useCalendarFacts();
  const range = useShownRange(judge);
  const position = positionIn(range, date);
  const { words, ...refusal } = useRefusal(date, position);
  const isSingle = range !== null && range.start.compare(range.end) === 0;
  const isToday = date.toString() === today;
  const price = priceOf?.(date.toString());
  const label = [
    dayNames.format(date.toDate('UTC')),
    isToday && intl.formatMessage(datesMessages.isToday),
    position && intl.formatMessage(datesMessages[position]),
    words ? refusalWords(intl, words) : price?.text,
  ];
  return { ...refusal, position, isSingle, isToday, price, label: label.filter(Boolean).join(', ') };
}

/** One day: its number, its price, whether it can be had, and all of that in words for who cannot see it. */
export function Day({ date }: { date: CalendarDate }) {
  const { onRefused } = useCalendarFacts();
  const { refused, position, isConflict, isSingle, isToday, price, label } = useDay(date);
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
        $isRefused={Boolean(refused) && !position}
        $isTaken={refused?.code === 'taken'}
        $isConflict={isConflict}
        data-conflict={isConflict || undefined}
        $isLowest={Boolean(price?.isLowest)}
        onClick={refused ? () => onRefused(date) : props.onClick}
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
