import { useIntl } from 'react-intl';

import { EQUIPMENTS } from '@campavia/domain';
import { equipmentMessages } from '@campavia/parts';
import { H2, Icon, Stack } from '@campavia/ui';
import { Check } from '@campavia/ui/icons';

import { listingMessages } from './listing-screen.messages';
import { SpecList } from './listing-screen.styles';

/** What is on board, in the reading order of the equipment groups. */
export function ListingEquipment({ codes }: { codes: readonly string[] }) {
  const { formatMessage } = useIntl();
  const onBoard = EQUIPMENTS.filter(({ code }) => codes.includes(code));
  if (onBoard.length === 0) return null;
  return (
    <Stack as="section" $gap={5}>
      <H2>{formatMessage(listingMessages.equipment)}</H2>
      <SpecList>
        {onBoard.map(({ code }) => (
          <li key={code}>
            <Icon of={Check} />
            <span>{formatMessage(equipmentMessages[code])}</span>
          </li>
        ))}
      </SpecList>
    </Stack>
  );
}
