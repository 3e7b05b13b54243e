import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { GuestBooking } from '@campavia/contracts';
import { formatMoment } from '@campavia/i18n';
import { Card, H2, Icon, Row, Stack, Text } from '@campavia/ui';
import { IdCard } from '@campavia/ui/icons';

import { paperTerms } from '../rules/trip-terms';

import { paperMessages } from './papers.messages';
import { Rows } from './trip.styles';

const PapersCard = styled(Card)`
  h2 {
    font-size: var(--t-h3);
  }
  svg {
    color: var(--pine-700);
  }
`;

/** Which papers a trip needs, and until when. */
export function TripPapers({ trip }: { trip: GuestBooking }) {
  const intl = useIntl();
  const { there, judged } = paperTerms(trip);
  const words = (ms: number) => formatMoment(intl, ms, trip.time_zone);
  const papers = [paperMessages.licence, paperMessages.identity];
  if (trip.second_driver === 'selected') papers.push(paperMessages.second);
  return (
    <PapersCard as="section" $isPadded $isCab>
      <Stack $gap={2}>
        <H2>{intl.formatMessage(paperMessages.title)}</H2>
        <Text $tone="soft">
          {intl.formatMessage(paperMessages.text, { there: words(there), judged: words(judged) })}
        </Text>
        <Rows>
          {papers.map((paper) => (
            <li key={paper.id}>
              <Row $gap={3} $noWrap>
                <Icon of={IdCard} />
                {intl.formatMessage(paper)}
              </Row>
            </li>
          ))}
        </Rows>
      </Stack>
    </PapersCard>
  );
}
