import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button, Card, EmptyState, Icon, Note, Row, Skeleton, Stack, VisuallyHidden } from '@campavia/ui';
import { Lock } from '@campavia/ui/icons';

import type { DocumentPlace } from '../../../components/documents/document-places';
import { DocumentRow, DocumentRows } from '../../../components/documents/document-row';
import type { UseDocuments } from '../../../data/documents/use-documents';
import { isWaiting, type UploadableDocument } from '../../../rules/documents/document-progress';

import { documentMessages } from '../documents.messages';
import { PrivacyNote } from '../documents.styles';
import { overviewMessages } from './overview.messages';
import { WaitingCard } from './waiting-card';

export interface DocumentListProps extends Pick<UseDocuments, 'failure' | 'isRetrying' | 'retry'> {
  documents: readonly UploadableDocument[];
  place: DocumentPlace;
}

/** Documents that need an action as cards, all others as rows. */
export function DocumentList({ documents, place, failure, isRetrying, retry }: DocumentListProps) {
  const { formatMessage } = useIntl();
  const waiting = documents.filter(isWaiting);
  const others = documents.filter((document) => !isWaiting(document));
  return (
    <Stack $gap={6}>
      {failure === 'some' && (
        <Note tone="care" role="status">
          <Row $gap={3}>
            {formatMessage(documentMessages.someFailed)}
            <Button variant="line" size="s" isBusy={isRetrying} onClick={retry}>
              {formatMessage(documentMessages.retry)}
            </Button>
          </Row>
        </Note>
      )}
      {waiting.map((document, index) => (
        <WaitingCard key={document.id} document={document} place={place} isTurn={index === 0} />
      ))}
      {others.length > 0 && (
        <Card as="section" $isPadded>
          <VisuallyHidden as="h2">{formatMessage(overviewMessages.others)}</VisuallyHidden>
          <DocumentRows>
            {others.map((document) => (
              <DocumentRow key={document.id} document={document} place={place} />
            ))}
          </DocumentRows>
        </Card>
      )}
      {documents.length === 0 && !failure && (
        <EmptyState headingAs="h2" title={formatMessage(overviewMessages.none)} />
      )}
    </Stack>
  );
}

export function DocumentListSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <Skeleton $height="11rem" $radius="var(--cab-m)" />
      <Skeleton $height="11rem" $radius="var(--r-l)" />
    </Stack>
  );
}

export function Privacy({ children }: { children: ReactNode }) {
  return (
    <PrivacyNote>
      <Icon of={Lock} />
      <span>{children}</span>
    </PrivacyNote>
  );
}
