import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { EquipmentCode } from '@campavia/domain';
import { equipmentGroupMessages, equipmentMessages } from '@campavia/parts';
import { Button, H2, H3, Icon, Stack } from '@campavia/ui';

import { pickFirstEquipment, groupEquipment, type EquipmentOfGroup } from '../../../rules/equipment-groups';

import { FirstItems, Groups, IconLines } from '../details.styles';
import { Energies } from './energies';
import { equipmentIcons } from './equipment-icons';
import { insideMessages } from './inside.messages';

const FIRST_COUNT = 10;

export function Equipment({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const groups = groupEquipment(listing.equipments);
  const count = groups.reduce((sum, { codes }) => sum + codes.length, 0);
  if (count === 0) return null;
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(insideMessages.board)}</H2>
      {!isExpanded && (
        <FirstItems>
          <EquipmentItems codes={pickFirstEquipment(groups, FIRST_COUNT)} />
        </FirstItems>
      )}
      <AllEquipment id={id} groups={groups} isHidden={!isExpanded} />
      {count > FIRST_COUNT && (
        <ToggleAllButton
          id={id}
          count={count}
          isExpanded={isExpanded}
          onToggle={() => setExpanded(!isExpanded)}
        />
      )}
      <Energies listing={listing} />
    </Stack>
  );
}

interface ToggleAllButtonProps {
  id: string;
  count: number;
  isExpanded: boolean;
  onToggle: () => void;
}

function ToggleAllButton({ id, count, isExpanded, onToggle }: ToggleAllButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Button variant="line" size="s" aria-expanded={isExpanded} aria-controls={id} onClick={onToggle}>
        {isExpanded ? formatMessage(insideMessages.fewer) : formatMessage(insideMessages.all, { count })}
      </Button>
    </div>
  );
}

interface AllEquipmentProps {
  id: string;
  groups: readonly EquipmentOfGroup[];
  isHidden: boolean;
}

function AllEquipment({ id, groups, isHidden }: AllEquipmentProps) {
  const { formatMessage } = useIntl();
  return (
    <Groups id={id} hidden={isHidden}>
      {groups.map(({ group, codes }) => (
        <div key={group}>
          <H3>{formatMessage(equipmentGroupMessages[group])}</H3>
          <IconLines>
            <EquipmentItems codes={codes} />
          </IconLines>
        </div>
      ))}
    </Groups>
  );
}

function EquipmentItems({ codes }: { codes: readonly EquipmentCode[] }) {
  const { formatMessage } = useIntl();
  return codes.map((code) => (
    <li key={code}>
      <Icon of={equipmentIcons[code]} />
      <span>{formatMessage(equipmentMessages[code])}</span>
    </li>
  ));
}
