import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import type { EquipmentCode } from '@campavia/domain';
import { equipmentGroupMessages, equipmentMessages } from '@campavia/parts';
import { Button, H2, H3, Icon, Stack } from '@campavia/ui';

import { firstOnBoard, groupsOnBoard, type GroupOnBoard } from '../rules/equipment-groups';

import { FirstThings, Groups, IconLines } from './details.styles';
import { Energies } from './energies';
import { equipmentIcons } from './equipment-icons';
import { insideMessages } from './inside.messages';

/** So many are named at once; the others wait behind a button. */
const FIRST = 10;

/** What is on board: the first things at once, all of them by group behind a button. */
export function Board({ listing }: { listing: Listing }) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const groups = groupsOnBoard(listing.equipments);
  const count = groups.reduce((sum, { codes }) => sum + codes.length, 0);
  if (count === 0) return null;
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(insideMessages.board)}</H2>
      {!isWhole && (
        <FirstThings>
          <Things codes={firstOnBoard(groups, FIRST)} />
        </FirstThings>
      )}
      <WholeBoard id={id} groups={groups} isHidden={!isWhole} />
      {count > FIRST && (
        <WholeButton id={id} count={count} isWhole={isWhole} onTurn={() => setWhole(!isWhole)} />
      )}
      <Energies listing={listing} />
    </Stack>
  );
}

interface WholeButtonProps {
  id: string;
  count: number;
  isWhole: boolean;
  onTurn: () => void;
}

function WholeButton({ id, count, isWhole, onTurn }: WholeButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <Button variant="line" size="s" aria-expanded={isWhole} aria-controls={id} onClick={onTurn}>
        {isWhole ? formatMessage(insideMessages.fewer) : formatMessage(insideMessages.all, { count })}
      </Button>
    </div>
  );
}

interface WholeBoardProps {
  id: string;
  groups: readonly GroupOnBoard[];
  isHidden: boolean;
}

function WholeBoard({ id, groups, isHidden }: WholeBoardProps) {
  const { formatMessage } = useIntl();
  return (
    <Groups id={id} hidden={isHidden} style={isHidden ? { display: 'none' } : undefined}>
      {groups.map(({ group, codes }) => (
        <div key={group}>
          <H3>{formatMessage(equipmentGroupMessages[group])}</H3>
          <IconLines>
            <Things codes={codes} />
          </IconLines>
        </div>
      ))}
    </Groups>
  );
}

function Things({ codes }: { codes: readonly EquipmentCode[] }) {
  const { formatMessage } = useIntl();
  return codes.map((code) => (
    <li key={code}>
      <Icon of={equipmentIcons[code]} />
      <span>{formatMessage(equipmentMessages[code])}</span>
    </li>
  ));
}
