import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { CalendarFeed } from '@campavia/contracts';
import { momentMs, weekdayOf, type DayRange, type PlainDate } from '@campavia/domain';
import { formatMoney } from '@campavia/i18n';
import { H2, IconButton } from '@campavia/ui';
import { ChevronLeft, ChevronRight } from '@campavia/ui/icons';

import { weeksOfMonth } from '../../rules/calendar/calendar-month';
import {
  barsOfWeek,
  factsOf,
  feedWithin,
  isAsked,
  nameOfImported,
  type DayFacts,
  type WeekBar,
} from '../../rules/calendar/day-facts';

import { calendarMessages } from './calendar.messages';
import { Bar, DayBox, MonthBar, MonthTable, OtherDay } from './calendar.styles';
import { describeDay } from './describe-day';
import { reasonMessages } from './reason.messages';
import type { DaySelection } from './use-day-selection';

interface MonthGridProps {
  feed: CalendarFeed;
  limits: DayRange;
  firstWeekday: number;
  selection: DaySelection;
}

const WEEKDAY_LETTERS = 2;

/**
 * One month with its prices, bookings and closed days, to choose days in. Keys are positions: another month changes the
 * cells instead of replacing them.
 */
export function MonthGrid({ feed, limits, firstWeekday, selection }: MonthGridProps) {
  const intl = useIntl();
  const { month, range, focused } = selection;
  const name = useMemo(() => intl.formatDate(momentMs(`${month}T00:00:00Z`), MONTH), [intl, month]);
  const { weeks, inMonth } = useMemo(() => {
    const days = weeksOfMonth(month, firstWeekday);
    const span = { from: days[0]?.[0] ?? month, to: days.at(-1)?.at(-1) ?? month };
    return { weeks: days, inMonth: feedWithin(feed, span) };
  }, [feed, month, firstWeekday]);
  return (
    <div>
      <MonthBar>
        <IconButton
          icon={ChevronLeft}
          label={intl.formatMessage(calendarMessages.previousMonth)}
          aria-disabled={!selection.hasPrevious || undefined}
          onClick={selection.showPrevious}
        />
        <H2 aria-live="polite">{name}</H2>
        <IconButton
          icon={ChevronRight}
          label={intl.formatMessage(calendarMessages.nextMonth)}
          aria-disabled={!selection.hasNext || undefined}
          onClick={selection.showNext}
        />
      </MonthBar>
      <MonthTable role="grid" aria-label={name} aria-multiselectable onKeyDown={selection.onKeyDown}>
        <WeekdayNames firstWeekday={firstWeekday} />
        <tbody>
          {[...weeks.entries()].map(([row, week]) => (
            <Week
              key={row}
              week={week}
              month={month}
              feed={inMonth}
              limits={limits}
              focused={week.includes(focused) ? focused : undefined}
              chosen={range && chosenColumns(week, range)}
              press={selection.press}
              startDrag={selection.startDrag}
              dragTo={selection.dragTo}
            />
          ))}
        </tbody>
      </MonthTable>
    </div>
  );
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

const WEEK_DAYS = 7;

const WeekdayNames = memo(function WeekdayNames({ firstWeekday }: { firstWeekday: number }) {
  const intl = useIntl();
  // 14 March 2027 is a Sunday.
  const days = Array.from({ length: WEEK_DAYS }, (_, day) => Date.UTC(2027, 2, 14 + firstWeekday + day));
  return (
    <thead aria-hidden>
      <tr>
        {days.map((day) => (
          <th key={day}>
            {intl.formatDate(day, { weekday: 'short', timeZone: 'UTC' }).slice(0, WEEKDAY_LETTERS)}
          </th>
        ))}
      </tr>
    </thead>
  );
});

const CHOSEN = '1';

/** "0011100": the chosen days of a week. As text, so that a week that stays the same is not rendered again. */
function chosenColumns(week: readonly PlainDate[], { from, to }: DayRange): string {
  return week.map((day) => (from <= day && day <= to ? CHOSEN : '0')).join('');
}

interface WeekProps extends Pick<DaySelection, 'press' | 'startDrag' | 'dragTo' | 'month'> {
  week: PlainDate[];
  feed: CalendarFeed;
  limits: DayRange;
  /** The day in the tab order, if it is in this week. */
  focused: PlainDate | undefined;
  chosen: string | undefined;
}

const Week = memo(function Week({ week, feed, limits, focused, month, chosen, ...actions }: WeekProps) {
  const bars = barsOfWeek(week, feed.bookings);
  return (
    <tr>
      {week.map((day, column) => {
        const isSelected = chosen?.[column] === CHOSEN;
        const isOther = day.slice(0, 7) !== month.slice(0, 7);
        const isOut = isOther || day < limits.from || day > limits.to;
        return (
          <td key={weekdayOf(day)} aria-selected={isOut ? undefined : isSelected}>
            {isOut ? (
              <OtherDay aria-hidden>{Number(day.slice(8))}</OtherDay>
            ) : (
              <Day day={day} feed={feed} isFocused={day === focused} isSelected={isSelected} {...actions} />
            )}
            {bars
              .filter(({ start }) => start === column)
              .map((bar) => (
                <BookingBar key={bar.booking.id} bar={bar} />
              ))}
          </td>
        );
      })}
    </tr>
  );
});

interface DayProps extends Pick<DaySelection, 'press' | 'startDrag' | 'dragTo'> {
  day: PlainDate;
  feed: CalendarFeed;
  isFocused: boolean;
  isSelected: boolean;
}

const Day = memo(function Day({ day, feed, isFocused, isSelected, press, startDrag, dragTo }: DayProps) {
  const intl = useIntl();
  const facts = factsOf(day, feed);
  const { period, imported, price, isClosed } = facts;
  return (
    <DayBox
      type="button"
      aria-label={describeDay(intl, day, facts, feed)}
      aria-pressed={isSelected}
      tabIndex={isFocused ? 0 : -1}
      data-day={day}
      data-colour={price?.colour ?? 'default'}
      data-blocked={period || imported ? '' : undefined}
      data-closed={isClosed ? '' : undefined}
      onClick={() => press(day)}
      onPointerDown={({ pointerType }) => pointerType === 'mouse' && startDrag(day)}
      onPointerEnter={({ buttons, pointerType }) => pointerType === 'mouse' && buttons === 1 && dragTo(day)}
    >
      <b>{Number(day.slice(8))}</b>
      <DayText day={day} facts={facts} feed={feed} />
    </DayBox>
  );
});

interface DayTextProps {
  day: PlainDate;
  facts: DayFacts;
  feed: CalendarFeed;
}

/** The reason on the first of closed days in view, else the price if no booking covers it. */
function DayText({ day, facts: { period, imported, price, bookings }, feed }: DayTextProps) {
  const intl = useIntl();
  const closed = period ?? imported;
  if (closed) {
    const isFirst = closed.date_from === day || day.endsWith('-01') || feed.date_from === day;
    if (!isFirst) return null;
    if (period) return <span>{intl.formatMessage(reasonMessages[period.reason])}</span>;
    return <span>{imported && nameOfImported(imported, feed)}</span>;
  }
  if (!price || bookings.length > 0) return null;
  return <span>{formatMoney(intl, price.price, feed.price_currency, 'shortest')}</span>;
}

/** After the name of a guest who asks; the words are those of the cell. */
const ASKED_MARK = '?';

function BookingBar({ bar }: { bar: WeekBar }) {
  const { booking, days, lane, begins, ends } = bar;
  const asked = isAsked(booking);
  const label = asked ? booking.guest.first_name + ASKED_MARK : booking.guest.first_name;
  return (
    <Bar
      aria-hidden
      style={{ '--days': days, '--lane': lane }}
      data-begins={begins ? '' : undefined}
      data-ends={ends ? '' : undefined}
      data-asked={asked ? '' : undefined}
    >
      {label}
    </Bar>
  );
}
