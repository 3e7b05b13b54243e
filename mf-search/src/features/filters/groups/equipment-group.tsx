import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  EQUIPMENT_CODES,
  EQUIPMENT_GROUPS,
  type EquipmentCode,
  type EquipmentGroup as EquipmentSort,
  EQUIPMENTS,
  FLAG_FIELDS,
  flagOfEquipment,
} from '@campavia/domain';
import { equipmentGroupMessages, equipmentMessages } from '@campavia/parts';
import { Icon } from '@campavia/ui';
import { ChevronDown } from '@campavia/ui/icons';

import { toggleItem } from '../../../rules/filters/choices';
import type { FilterDraft } from '../../../rules/filters/filter-draft';
import type { FilterFormProps } from '../form-props';
import { formMessages } from '../form.messages';

import { Drawer, Group } from './groups.styles';
import { Tick } from './tick';
import { Ticks } from './ticks.styles';

function isChosen({ flags, equipments }: FilterDraft, code: EquipmentCode): boolean {
  const flag = flagOfEquipment(code);
  return flag ? flags.includes(flag) : equipments.includes(code);
}

function withPiece({ flags, equipments }: FilterDraft, code: EquipmentCode): Partial<FilterDraft> {
  const flag = flagOfEquipment(code);
  return flag
    ? { flags: toggleItem(FLAG_FIELDS, flags, flag) }
    : { equipments: toggleItem(EQUIPMENT_CODES, equipments, code) };
}

function EquipmentOfGroup({
  groupName,
  draft,
  countOf,
  onChange,
}: FilterFormProps & { groupName: EquipmentSort }) {
  const { formatMessage } = useIntl();
  const codes = EQUIPMENTS.filter(({ group }) => group === groupName).map(({ code }) => code);
  const count = codes.filter((code) => isChosen(draft, code)).length;
  const [isOpen, setOpen] = useState(count > 0);
  const toggle = useCallback((code: EquipmentCode) => onChange((now) => withPiece(now, code)), [onChange]);
  return (
    <Drawer open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {formatMessage(equipmentGroupMessages[groupName])}
        <small>{formatMessage(formMessages.chosen, { count })}</small>
        <Icon of={ChevronDown} />
      </summary>
      {isOpen && (
        <Ticks>
          {codes.map((code) => (
            <Tick
              key={code}
              value={code}
              name={formatMessage(equipmentMessages[code])}
              isOn={isChosen(draft, code)}
              {...countOf('equipments', code)}
              onToggle={toggle}
            />
          ))}
        </Ticks>
      )}
    </Drawer>
  );
}

export function EquipmentGroup(props: FilterFormProps) {
  const { formatMessage } = useIntl();
  return (
    <Group>
      <legend>{formatMessage(formMessages.equipment)}</legend>
      {EQUIPMENT_GROUPS.map((groupName) => (
        <EquipmentOfGroup key={groupName} groupName={groupName} {...props} />
      ))}
    </Group>
  );
}
