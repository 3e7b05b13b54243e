import { type CalendarDate, parseDate } from '@internationalized/date';
import { type ReactNode, useContext } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { type IntlShape, useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { formatDateRange, formatPlainDate } from '@campavia/i18n';

import { useCalendarFacts } from './calendar-context';
import { datesMessages } from './dates.messages';
import { countDays, type DateRange } from './range-rules';
import { refusalWords } from './refusal-words';

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
  /* A window that scrolls keeps it in view. */
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
  /** The day somebody pressed in vain. */
  refused?: CalendarDate;
  actions?: ReactNode;
}

function chosenWords(intl: IntlShape, value: DateRange | null, start: CalendarDate | null): string {
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

/** What is chosen, how many days that is, and the rule; or why that, or the day just pressed, cannot be had. */
export function CalendarFooter({ value, minDays = 1, refused, actions }: CalendarFooterProps) {
  const intl = useIntl();
  const { judge, conflict } = useCalendarFacts();
  const start = useContext(RangeCalendarStateContext)?.anchorDate ?? null;
  const refusal = refused && (start ? judge.refuseEnd(start, refused) : judge.refuseStart(refused));
  const rule = minDays > 1 ? `${intl.formatMessage(datesMessages.minimum, { days: minDays })}.` : '';
  const reason = () => {
    if (refused && refusal) {
      return `${formatPlainDate(intl, refused.toString(), 'day')}: ${refusalWords(intl, refusal)}.`;
    }
    if (start || !conflict) return rule;
    return `${intl.formatMessage(datesMessages.conflict)} ${refusalWords(intl, conflict)}.`;
  };
  return (
    <Foot>
      <p aria-live="polite">
        <b>{chosenWords(intl, value, start)}</b> {reason()}
      </p>
      {actions}
    </Foot>
  );
}
