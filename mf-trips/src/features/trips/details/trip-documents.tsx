import { useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';

import type { GuestBooking, Me } from '@campavia/contracts';
import { formatMoment } from '@campavia/i18n';
import { Button, Card, H2, Row, Small, Stack, Text } from '@campavia/ui';

import { OnlineLink } from '../../../components/offline/online-link';
import { DocumentMeter } from '../../../components/documents/document-meter';
import { DocumentRow, DocumentRows, DocumentRowSkeleton } from '../../../components/documents/document-row';
import { useTripDocuments, type UseDocuments } from '../../../data/documents/use-documents';
import {
  countDocuments,
  isWaiting,
  type UploadableDocument,
} from '../../../rules/documents/document-progress';
import { documentDeadlines } from '../../../rules/trip-deadlines';

import { documentMessages } from './documents.messages';

const DocumentsCard = styled(Card)<{ $isTurn: boolean }>`
  ${(props) =>
    props.$isTurn &&
    `border-color: var(--marigold-600);
    box-shadow: inset 0 0 0 1px var(--marigold-600);`}
  h2 {
    font-size: var(--t-h3);
  }
  header > :last-child {
    width: 10rem;
  }
`;

export interface TripDocumentsProps {
  trip: GuestBooking;
  me: Me;
  /** The trip is upcoming, so that drivers must have their documents validated. */
  needsDrivers: boolean;
}

export function TripDocuments({ trip, me, needsDrivers }: TripDocumentsProps) {
  const intl = useIntl();
  const loaded = useTripDocuments(me.id, trip.id, { needsDrivers });
  const { documents = [] } = loaded;
  const isTurn = documents.some(isWaiting);
  const { title, text } = describeDocuments(intl, { trip, documents, needsDrivers });
  return (
    <DocumentsCard as="section" $isPadded $isCab $isTurn={isTurn}>
      <Stack $gap={4}>
        <Row as="header" $justify="between" $align="start">
          <H2>{title}</H2>
          {needsDrivers && documents.length > 0 ? <DocumentMeter {...countDocuments(documents)} /> : <span />}
        </Row>
        <Text $tone="soft">{text}</Text>
        <LoadedDocuments trip={trip} {...loaded} />
      </Stack>
    </DocumentsCard>
  );
}

function LoadedDocuments({
  trip,
  documents,
  failure,
  ...loading
}: UseDocuments & Pick<TripDocumentsProps, 'trip'>) {
  const { formatMessage } = useIntl();
  const place = { of: 'trip', id: String(trip.id) } as const;
  const firstWaiting = documents?.find(isWaiting);
  const expected = trip.second_driver === 'selected' ? 4 : 2;
  return (
    <>
      {failure && (
        <Row $gap={3}>
          <Text>{formatMessage(documentMessages.failed)}</Text>
          <Button variant="line" size="s" isBusy={loading.isRetrying} onClick={loading.retry}>
            {formatMessage(documentMessages.retry)}
          </Button>
        </Row>
      )}
      <DocumentRows>
        {documents
          ? documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                place={place}
                isMain={document === firstWaiting}
              />
            ))
          : Array.from({ length: expected }, (_, index) => <DocumentRowSkeleton key={index} />)}
      </DocumentRows>
      <Small data-not-printed>
        <OnlineLink to="trip.documents" params={{ id: trip.id }}>
          {formatMessage(documentMessages.all)}
        </OnlineLink>
      </Small>
    </>
  );
}

interface DescribedDocuments extends Pick<TripDocumentsProps, 'trip' | 'needsDrivers'> {
  documents: readonly UploadableDocument[];
}

function describeDocuments(intl: IntlShape, { trip, documents, needsDrivers }: DescribedDocuments) {
  const { formatMessage } = intl;
  if (!needsDrivers) {
    return { title: formatMessage(documentMessages.proof), text: formatMessage(documentMessages.proofText) };
  }
  const { sent, reviewed } = documentDeadlines(trip);
  const formatTime = (ms: number) => formatMoment(intl, ms, trip.time_zone);
  const { all, checked } = countDocuments(documents);
  if (documents.length === 0 || documents.some(isWaiting)) {
    const times = { sent: formatTime(sent), reviewed: formatTime(reviewed) };
    return {
      title: formatMessage(documentMessages.title),
      text: formatMessage(documentMessages.text, times),
    };
  }
  if (checked === all) {
    return { title: formatMessage(documentMessages.done), text: formatMessage(documentMessages.doneText) };
  }
  const text = formatMessage(documentMessages.askedText, { reviewed: formatTime(reviewed) });
  return { title: formatMessage(documentMessages.asked), text };
}
