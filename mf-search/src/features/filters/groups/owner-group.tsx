import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { OWNER_TYPES, type OwnerType } from '@campavia/domain';

import { toggleItem } from '../../../rules/filters/choices';
import { FLAG_GROUPS } from '../../../rules/filters/flag-groups';
import type { FilterFormProps } from '../form-props';
import { formMessages } from '../form.messages';
import { ownerNames } from '../names/filter-names';

import { FlagTicks } from './flag-group';
import { Group } from './groups.styles';
import { Tick } from './tick';
import { Ticks } from './ticks.styles';

export function OwnerGroup(props: FilterFormProps) {
  const { draft, countOf, onChange } = props;
  const { formatMessage } = useIntl();
  const toggle = useCallback(
    (type: OwnerType) =>
      onChange(({ ownerTypes }) => ({ ownerTypes: toggleItem(OWNER_TYPES, ownerTypes, type) })),
    [onChange],
  );
  return (
    <Group>
      <legend>{formatMessage(formMessages.owner)}</legend>
      <Ticks>
        {OWNER_TYPES.map((type) => (
          <Tick
            key={type}
            value={type}
            name={formatMessage(ownerNames[type])}
            isOn={draft.ownerTypes.includes(type)}
            {...countOf('owner_types', type)}
            onToggle={toggle}
          />
        ))}
        <FlagTicks {...props} flags={FLAG_GROUPS.owner} />
      </Ticks>
    </Group>
  );
}
