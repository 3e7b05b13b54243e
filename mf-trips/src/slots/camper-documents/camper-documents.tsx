import { useIntl } from 'react-intl';

import type { SlotProps } from '@campavia/remote-kit';
import { Row, Small } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

import { DocumentMeter } from '../../components/documents/document-meter';
import type { DocumentPlace } from '../../components/documents/document-places';
import { useVehicleDocuments } from '../../data/documents/use-documents';
import {
  DocumentList,
  DocumentListSkeleton,
  DocumentsFailure,
  overviewMessages,
  Page,
} from '../../features/documents';
import { countDocuments } from '../../rules/documents/document-progress';

import type { OneDocumentProps } from './one-document';

export type CamperDocumentsProps = SlotProps['camper.documents'];

const loadOneDocument = async () =>
  (await import(/* webpackChunkName: "camper.one-document" */ './one-document')).OneDocument;

/** The documents of a camper on its owner's page: all of them, one of them, or the upload of its pages. */
export function CamperDocuments({ camperId, vehicleId, documentId, isUpload }: CamperDocumentsProps) {
  const place: DocumentPlace = { of: 'camper', id: String(camperId) };
  if (documentId === undefined) return <AllDocuments vehicleId={vehicleId} place={place} />;
  return <LazyDocument id={String(documentId)} place={place} isUpload={isUpload} />;
}

function LazyDocument(props: OneDocumentProps) {
  const { Component: OneDocument, hasFailed, retry } = useLazyComponent(loadOneDocument);
  if (OneDocument) return <OneDocument {...props} />;
  return hasFailed ? <DocumentsFailure isOne isRetrying={false} onRetry={retry} /> : <DocumentListSkeleton />;
}

function AllDocuments({ vehicleId, place }: { vehicleId: number; place: DocumentPlace }) {
  const { formatMessage } = useIntl();
  const { documents, ...loading } = useVehicleDocuments(vehicleId);
  if (loading.failure) return <DocumentsFailure isRetrying={loading.isRetrying} onRetry={loading.retry} />;
  if (!documents) return <DocumentListSkeleton />;
  return (
    <Page>
      <Row $justify="between" $gap={4}>
        <Small as="p" $tone="soft">
          {formatMessage(overviewMessages.privacyOwner)}
        </Small>
        <DocumentMeter {...countDocuments(documents)} />
      </Row>
      <DocumentList documents={documents} place={place} {...loading} />
    </Page>
  );
}
