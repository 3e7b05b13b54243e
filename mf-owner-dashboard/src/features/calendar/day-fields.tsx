import { useState } from 'react';
import { useIntl } from 'react-intl';

import { isPlainDate, type DayRange } from '@campavia/domain';
import { FormField } from '@campavia/ui/forms';

import { TwoFields } from './panel.styles';
import { panelMessages } from './panel.messages';
import type { DaySelection } from './use-day-selection';

interface DayFieldsProps {
  names: readonly [string, string];
  limits: DayRange;
  selection: Pick<DaySelection, 'range' | 'version' | 'follow'>;
}

/** Fields for the first and the last chosen day; in step with the calendar. */
export function DayFields({ names, limits, selection }: DayFieldsProps) {
  const { formatMessage } = useIntl();
  const { range, version, follow } = selection;
  const [typed, setTyped] = useState<{ from: string; to: string }>({
    from: range?.from ?? '',
    to: range?.to ?? '',
  });
  const type = (change: Partial<typeof typed>) => {
    const next = { from: range?.from ?? typed.from, to: range?.to ?? typed.to, ...change };
    setTyped(next);
    const { from, to } = next;
    if (isPlainDate(from) && isPlainDate(to) && from <= to && to <= limits.to) follow({ from, to });
  };
  return (
    <TwoFields key={version}>
      <FormField
        name={names[0]}
        type="date"
        label={formatMessage(panelMessages.firstDay)}
        min={limits.from}
        max={limits.to}
        defaultValue={range?.from ?? ''}
        onChange={({ target }) => type({ from: target.value })}
      />
      <FormField
        name={names[1]}
        type="date"
        label={formatMessage(panelMessages.lastDay)}
        min={limits.from}
        max={limits.to}
        defaultValue={range?.to ?? ''}
        onChange={({ target }) => type({ to: target.value })}
      />
    </TwoFields>
  );
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
