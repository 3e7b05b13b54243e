import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { SignedIn } from '@campavia/parts/signed-in';
import { isRecordId } from '@campavia/domain';
import { useParams, usePlatform } from '@campavia/remote-kit';
import { Skeleton } from '@campavia/ui';

import { overviewAddress, type DocumentPlace } from '../../components/documents/document-places';
import { tripsMessages } from '../../components/trips.messages';
import { useDocument } from '../../data/documents/use-document';
import type { UploadableDocument } from '../../rules/documents/document-progress';

import { DocumentsFailure, DocumentsPage } from './documents-page';
import { documentMessages } from './documents.messages';

export interface DocumentPageProps {
  document: UploadableDocument;
  place: DocumentPlace;
}

export interface LoadDocumentProps {
  of: Exclude<DocumentPlace['of'], 'camper'>;
  children: (props: DocumentPageProps) => ReactNode;
}

/** Loads the document that the address names; another user's is a 404. */
export function LoadDocument({ of, children }: LoadDocumentProps) {
  const { id, id_doc: documentId } = useParams();
  const { NotFound } = usePlatform();
  const isPlace = of !== 'trip' || isRecordId(id);
  if (!isPlace || !isRecordId(documentId)) return <NotFound />;
  const place: DocumentPlace = of === 'trip' ? { of, id: id ?? '' } : { of };
  return (
    <SignedIn>
      {() => (
        <LoadedDocument id={documentId} place={place}>
          {children}
        </LoadedDocument>
      )}
    </SignedIn>
  );
}

export interface LoadedDocumentProps extends Pick<LoadDocumentProps, 'children'> {
  id: string;
  place: DocumentPlace;
}

/** Loads one document; another user's is a 404. */
export function LoadedDocument({ id, place, children }: LoadedDocumentProps) {
  const { formatMessage } = useIntl();
  const { NotFound } = usePlatform();
  const { document, failure, isRetrying, retry } = useDocument(id);
  if (failure === 'unknown') return <NotFound />;
  if (failure) return <DocumentsFailure isOne isRetrying={isRetrying} onRetry={retry} />;
  if (document) return children({ document, place });
  const isSection = place.of === 'camper';
  const back = { ...overviewAddress(place), label: formatMessage(documentMessages.toDocuments) };
  return (
    <DocumentsPage
      title={formatMessage(tripsMessages.document)}
      isLoading
      isNarrow
      isSection={isSection}
      back={back}
    >
      <Skeleton $height="14rem" $radius="var(--r-l)" />
    </DocumentsPage>
  );
}
