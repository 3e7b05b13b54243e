import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';

import {
  EQUIPMENT_CODES,
  EQUIPMENT_GROUPS,
  EQUIPMENTS,
  FLAG_FIELDS,
  type EquipmentCode,
  type EquipmentGroup as EquipmentSort,
} from '@campavia/domain';
import { equipmentGroupMessages, equipmentMessages } from '@campavia/parts';
import { Icon } from '@campavia/ui';
import { ChevronDown } from '@campavia/ui/icons';

import type { FilterDraft } from '../../rules/filter-draft';
import { flagOfEquipment } from '../../rules/flag-equipment';
import { toggled } from '../../rules/toggled';

import { Drawer, Group } from './filters.styles';
import { formMessages } from './form.messages';
import type { FilterFormProps } from './form-props';
import { Tick } from './tick';
import { Ticks } from './ticks.styles';

function isChosen({ flags, equipments }: FilterDraft, code: EquipmentCode): boolean {
  const flag = flagOfEquipment(code);
  return flag ? flags.includes(flag) : equipments.includes(code);
}

function withPiece({ flags, equipments }: FilterDraft, code: EquipmentCode): Partial<FilterDraft> {
  const flag = flagOfEquipment(code);
  return flag
    ? { flags: toggled(FLAG_FIELDS, flags, flag) }
    : { equipments: toggled(EQUIPMENT_CODES, equipments, code) };
}

/** One sort of equipment; open from the start where something of it is chosen. */
function EquipmentDrawer({ sort, draft, countOf, onChange }: FilterFormProps & { sort: EquipmentSort }) {
  const { formatMessage } = useIntl();
  const codes = EQUIPMENTS.filter(({ group }) => group === sort).map(({ code }) => code);
  const count = codes.filter((code) => isChosen(draft, code)).length;
  const [isOpen, setOpen] = useState(count > 0);
  const toggle = useCallback((code: EquipmentCode) => onChange((now) => withPiece(now, code)), [onChange]);
  return (
    <Drawer open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {formatMessage(equipmentGroupMessages[sort])}
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

/** What the camper has on board: all that is ticked. */
export function EquipmentGroup(props: FilterFormProps) {
  const { formatMessage } = useIntl();
  return (
    <Group>
      <legend>{formatMessage(formMessages.equipment)}</legend>
      {EQUIPMENT_GROUPS.map((sort) => (
        <EquipmentDrawer key={sort} sort={sort} {...props} />
      ))}
    </Group>
  );
}
