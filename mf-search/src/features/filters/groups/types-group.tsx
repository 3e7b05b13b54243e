import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { VEHICLE_TYPES } from '@campavia/domain';
import { vehicleTypeMessages } from '@campavia/parts';
import { vehiclePictures } from '@campavia/parts/vehicle-pictures';

import { filtersMessages } from '../../../components/filters.messages';
import { toggleItem } from '../../../rules/filters/choices';
import type { FilterFormProps } from '../form-props';

import { Group } from './groups.styles';
import { Tick } from './tick';
import { Ticks } from './ticks.styles';

const IDS: readonly number[] = VEHICLE_TYPES.map(({ id }) => id);

export function TypesGroup({ draft, countOf, onChange }: FilterFormProps) {
  const { formatMessage } = useIntl();
  const toggle = useCallback(
    (type: number) => onChange(({ types }) => ({ types: toggleItem(IDS, types, type) })),
    [onChange],
  );
  return (
    <Group>
      <legend>{formatMessage(filtersMessages.types)}</legend>
      <Ticks>
        {VEHICLE_TYPES.map(({ id, code }) => (
          <Tick
            key={code}
            value={id as number}
            name={formatMessage(vehicleTypeMessages[code])}
            picture={vehiclePictures[code]}
            isOn={draft.types.includes(id)}
            {...countOf('types', id)}
            onToggle={toggle}
          />
        ))}
      </Ticks>
    </Group>
  );
}
