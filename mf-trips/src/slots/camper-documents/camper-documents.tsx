import { useIntl } from 'react-intl';

import type { SlotProps } from '@campavia/remote-kit';
import { Row, Small } from '@campavia/ui';

import { DocumentMeter } from '../../components/documents/document-meter';
import type { DocumentPlace } from '../../components/documents/document-places';
import { useVehicleDocuments } from '../../data/documents/use-documents';
import {
  DocumentList,
  DocumentListSkeleton,
  DocumentPage,
  DocumentsFailure,
  LoadedDocument,
  overviewMessages,
  Page,
  UploadPage,
} from '../../features/documents';
import { countDocuments } from '../../rules/documents/document-progress';

export type CamperDocumentsProps = SlotProps['camper.documents'];

/** The documents of a camper on its owner's page: all of them, one of them, or the upload of its pages. */
export function CamperDocuments({ camperId, vehicleId, documentId, isUpload }: CamperDocumentsProps) {
  const place: DocumentPlace = { of: 'camper', id: String(camperId) };
  if (documentId === undefined) return <AllDocuments vehicleId={vehicleId} place={place} />;
  return (
    <LoadedDocument id={String(documentId)} place={place}>
      {(props) => (isUpload ? <UploadPage {...props} /> : <DocumentPage {...props} />)}
    </LoadedDocument>
  );
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
