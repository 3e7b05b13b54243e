import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { FLAG_FIELDS, type FlagField } from '@campavia/domain';

import { toggleItem } from '../../../rules/filters/choices';
import type { FilterFormProps } from '../form-props';
import { flagNames } from '../names/filter-names';

import { Group } from './groups.styles';
import { Tick } from './tick';
import { Ticks } from './ticks.styles';

export interface FlagTicksProps extends FilterFormProps {
  flags: readonly FlagField[];
}

export function FlagTicks({ flags, draft, countOf, onChange }: FlagTicksProps) {
  const { formatMessage } = useIntl();
  const toggle = useCallback(
    (flag: FlagField) => onChange((now) => ({ flags: toggleItem(FLAG_FIELDS, now.flags, flag) })),
    [onChange],
  );
  return flags.map((flag) => (
    <Tick
      key={flag}
      value={flag}
      name={formatMessage(flagNames[flag])}
      isOn={draft.flags.includes(flag)}
      {...countOf(flag)}
      onToggle={toggle}
    />
  ));
}

export function FlagGroup({ legend, ...ticks }: FlagTicksProps & { legend: string }) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Ticks>
        <FlagTicks {...ticks} />
      </Ticks>
    </Group>
  );
}
