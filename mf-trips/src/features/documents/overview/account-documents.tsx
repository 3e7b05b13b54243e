import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';

import type { DocumentPlace } from '../../../components/documents/document-places';
import type { UseDocuments } from '../../../data/documents/use-documents';

import { documentMessages } from '../documents.messages';
import { SideGrid } from '../documents.styles';
import { DocumentsPage, DocumentsFailure } from '../documents-page';
import { DocumentList, DocumentListSkeleton, Privacy } from './document-list';

export interface AccountDocumentsProps extends UseDocuments {
  place: DocumentPlace;
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** Who sees the pages. */
  privacy: MessageDescriptor;
  /** Below the documents. */
  below?: ReactNode;
}

/** Documents of the user's account, as a driver or as an owner. */
export function AccountDocuments(props: AccountDocumentsProps) {
  const { documents, failure, isRetrying, retry, place, title, lead, privacy, below } = props;
  const { formatMessage } = useIntl();
  if (failure) return <DocumentsFailure isRetrying={isRetrying} onRetry={retry} />;
  return (
    <DocumentsPage
      title={formatMessage(title)}
      lead={formatMessage(lead)}
      isLoading={!documents}
      back={{ address: 'account', params: {}, label: formatMessage(documentMessages.toAccount) }}
    >
      <SideGrid>
        {documents ? (
          <DocumentList
            documents={documents}
            place={place}
            failure={failure}
            isRetrying={isRetrying}
            retry={retry}
          />
        ) : (
          <DocumentListSkeleton />
        )}
        {documents && <Privacy>{formatMessage(privacy)}</Privacy>}
      </SideGrid>
      {documents && below}
    </DocumentsPage>
  );
}
