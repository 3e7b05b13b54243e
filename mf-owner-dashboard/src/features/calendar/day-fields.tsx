import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { isPlainDate, type DayRange, type PlainDate } from '@campavia/domain';
import { FormField } from '@campavia/ui/forms';

import { TwoFields } from './panel.styles';
import { panelMessages } from './panel.messages';
import type { DaySelection } from './use-day-selection';

interface DayFieldsProps {
  names: readonly [string, string];
  limits: DayRange;
  selection: Pick<DaySelection, 'range' | 'version' | 'follow'>;
}

const NO_RANGE: Partial<DayRange> = {};

/** Fields for the first and the last chosen day; in step with the calendar. */
export function DayFields({ names, limits, selection }: DayFieldsProps) {
  const { formatMessage } = useIntl();
  const { range, version, follow } = selection;
  const { from = '', to = '' } = range ?? NO_RANGE;
  const [first, last] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  useEffect(() => {
    setValue(first, from);
    setValue(last, to);
  }, [first, last, from, to, version]);
  const followFields = () => {
    const typed = { from: first.current?.value ?? '', to: last.current?.value ?? '' };
    if (isRangeUntil(limits.to, typed)) follow(typed);
  };
  return (
    <TwoFields>
      <FormField
        ref={first}
        name={names[0]}
        type="date"
        label={formatMessage(panelMessages.firstDay)}
        min={limits.from}
        max={limits.to}
        defaultValue={from}
        onChange={followFields}
      />
      <FormField
        ref={last}
        name={names[1]}
        type="date"
        label={formatMessage(panelMessages.lastDay)}
        min={limits.from}
        max={limits.to}
        defaultValue={to}
        onChange={followFields}
      />
    </TwoFields>
  );
}

function isRangeUntil(last: PlainDate, range: { from: string; to: string }): range is DayRange {
  const { from, to } = range;
  return isPlainDate(from) && isPlainDate(to) && from <= to && to <= last;
}

/** Date fields are slow to create in Chromium, so they stay when other days are chosen. */
function setValue({ current }: RefObject<HTMLInputElement | null>, value: string): void {
  if (current) current.value = value;
}

/** The checks of both fields. */
export function useDayChecks([first, last]: readonly [string, string]) {
  const { formatMessage } = useIntl();
  return {
    [first]: (value: string) => (isPlainDate(value) ? undefined : formatMessage(panelMessages.noFirstDay)),
    [last]: (value: string, values: Record<string, string>) => {
      if (!isPlainDate(value)) return formatMessage(panelMessages.noLastDay);
      return value < (values[first] ?? '') ? formatMessage(panelMessages.endsBeforeStart) : undefined;
    },
  };
}
