import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H3, Text } from '@campavia/ui';

import { CardBox } from '../../components/cards.styles';
import { tripsMessages } from '../../components/trips.messages';

import { dataMessages } from './data.messages';

export function DeleteCard() {
  const { formatMessage } = useIntl();
  return (
    <CardBox>
      <H3 as="h2">{formatMessage(tripsMessages.deleteAccount)}</H3>
      <Text $tone="soft">{formatMessage(dataMessages.deleteText)}</Text>
      <div>
        <ButtonLink as={AddressLink} to="account.delete" variant="line">
          {formatMessage(dataMessages.deleteLink)}
        </ButtonLink>
      </div>
    </CardBox>
  );
}
