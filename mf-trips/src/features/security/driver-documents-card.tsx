import { useIntl } from 'react-intl';

import type { Me } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { H3, Small, Text } from '@campavia/ui';

import { CardBox } from '../../components/cards.styles';
import { DocumentBadge } from '../../components/documents/document-badge';
import { documentAddress } from '../../components/documents/document-places';
import { describeDocument, formatDocumentName } from '../../components/documents/document-texts';
import { SectionFailure } from '../../components/section-failure';
import { useDriverDocuments } from '../../data/documents/use-documents';
import type { UploadableDocument } from '../../rules/documents/document-progress';

import { documentsCardMessages } from './documents-card.messages';
import { ListSkeleton } from './list-skeleton';
import { DocumentEntry, List } from './security.styles';

/** The status of a driver's documents. */
export function DriverDocumentsCard({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { documents, failure, isRetrying, retry } = useDriverDocuments(me.id);
  return (
    <CardBox>
      <div>
        <H3 as="h2">{formatMessage(documentsCardMessages.title)}</H3>
        <Text $tone="soft">{formatMessage(documentsCardMessages.text)}</Text>
      </div>
      {failure && (
        <SectionFailure text={documentsCardMessages.failed} isRetrying={isRetrying} onRetry={retry} />
      )}
      {!documents && !failure && <ListSkeleton />}
      {documents && !failure && (
        <List>
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </List>
      )}
      <AddressLink to="account.driver-identity">{formatMessage(documentsCardMessages.all)}</AddressLink>
    </CardBox>
  );
}

function DocumentLine({ document }: { document: UploadableDocument }) {
  const intl = useIntl();
  const { address, params } = documentAddress({ of: 'account' }, document.id);
  return (
    <DocumentEntry>
      <div>
        <AddressLink to={address} params={params}>
          {formatDocumentName(intl, document)}
        </AddressLink>
        <Small as="p" $tone="soft">
          {describeDocument(intl, document)}
        </Small>
      </div>
      <DocumentBadge status={document.status} />
    </DocumentEntry>
  );
}
