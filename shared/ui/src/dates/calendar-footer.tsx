import { type CalendarDate, parseDate } from '@internationalized/date';
import { type ReactNode, useContext } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { type IntlShape, useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { formatDateRange, formatPlainDate } from '@campavia/i18n';

import { useCalendarContext } from './calendar-context';
import { datesMessages } from './dates.messages';
import { countDays, type DateRange } from './range-rules';
import { violationText } from './violation-text';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  min-height: 3.5rem;
  margin-top: var(--s3);
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--t-small);
  line-height: var(--lh-small);
  /* Sticky in windows that scroll. */
  position: var(--calendar-foot, static);
  bottom: 0;
  @media (max-width: 767px) {
    padding-bottom: var(--s3);
  }
  > p {
    flex: 1 1 12rem;
    margin: 0;
    color: var(--ink-2);
  }
  b {
    color: var(--ink);
    font-weight: 650;
  }
`;

export interface CalendarFooterProps {
  value: DateRange | null;
  minDays?: number;
  /** The day that was pressed although it cannot be chosen. */
  invalidDay?: CalendarDate;
  actions?: ReactNode;
}

function selectionText(intl: IntlShape, value: DateRange | null, start: CalendarDate | null): string {
  if (start) {
    return intl.formatMessage(datesMessages.chooseEnd, {
      date: formatPlainDate(intl, start.toString(), 'day'),
    });
  }
  if (!value) return intl.formatMessage(datesMessages.chooseStart);
  const days = countDays(parseDate(value.from), parseDate(value.to));
  return intl.formatMessage(datesMessages.chosen, {
    range: formatDateRange(intl, value.from, value.to),
    days,
  });
}

/** Shows the chosen dates, their number and the minimum; or why they, or the day just pressed, are not available. */
export function CalendarFooter({ value, minDays = 1, invalidDay, actions }: CalendarFooterProps) {
  const intl = useIntl();
  const { validator, conflict } = useCalendarContext();
  const start = useContext(RangeCalendarStateContext)?.anchorDate ?? null;
  const violation =
    invalidDay && (start ? validator.validateEnd(start, invalidDay) : validator.validateStart(invalidDay));
  const rule = minDays > 1 ? `${intl.formatMessage(datesMessages.minimum, { days: minDays })}.` : '';
  const reason = () => {
    if (invalidDay && violation) {
      return `${formatPlainDate(intl, invalidDay.toString(), 'day')}: ${violationText(intl, violation)}.`;
    }
    if (start || !conflict) return rule;
    return `${intl.formatMessage(datesMessages.conflict)} ${violationText(intl, conflict)}.`;
  };
  return (
    <Foot>
      <p aria-live="polite">
        <b>{selectionText(intl, value, start)}</b> {reason()}
      </p>
      {actions}
    </Foot>
  );
}
