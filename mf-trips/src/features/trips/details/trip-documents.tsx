import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoment } from '@campavia/i18n';
import { Card, H2, Icon, Row, Stack, Text } from '@campavia/ui';
import { IdCard } from '@campavia/ui/icons';

import { documentDeadlines } from '../../../rules/trip-deadlines';

import { documentMessages } from './documents.messages';
import { Rows } from './trip.styles';

const DocumentsCard = styled(Card)`
  h2 {
    font-size: var(--t-h3);
  }
  svg {
    color: var(--pine-700);
  }
`;

export function TripDocuments({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const { sent, reviewed } = documentDeadlines(trip);
  const formatTime = (ms: number) => formatMoment(intl, ms, trip.time_zone);
  const documents = [documentMessages.licence, documentMessages.identity];
  if (trip.second_driver === 'selected') documents.push(documentMessages.second);
  return (
    <DocumentsCard as="section" $isPadded $isCab>
      <Stack $gap={2}>
        <H2>{intl.formatMessage(documentMessages.title)}</H2>
        <Text $tone="soft">
          {intl.formatMessage(documentMessages.text, {
            sent: formatTime(sent),
            reviewed: formatTime(reviewed),
          })}
        </Text>
        <Rows>
          {documents.map((documentMessage) => (
            <li key={documentMessage.id}>
              <Row $gap={3} $noWrap>
                <Icon of={IdCard} />
                {intl.formatMessage(documentMessage)}
              </Row>
            </li>
          ))}
        </Rows>
      </Stack>
    </DocumentsCard>
  );
}
