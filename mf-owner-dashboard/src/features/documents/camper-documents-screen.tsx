import { useIntl } from 'react-intl';

import type { OwnCamper } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { Slot, useParams, usePlatform } from '@campavia/remote-kit';
import { FailurePanel, Note, Skeleton, Stack } from '@campavia/ui';

import { DOCUMENT_FORMS } from '../../rules/camper-tabs';

import { CamperPage, camperPageMessages } from '../camper-page';

/** All documents of a camper, or the one that the address names. */
export function CamperDocumentsScreen() {
  return <CamperPage tab="documents">{(camper) => <Documents camper={camper} />}</CamperPage>;
}

/** The form for the pages of the document that the address names. */
export function CamperUploadScreen() {
  const { form = '' } = useParams();
  const { NotFound } = usePlatform();
  if (!DOCUMENT_FORMS.includes(form)) return <NotFound />;
  return <CamperPage tab="documents">{(camper) => <Documents camper={camper} isUpload />}</CamperPage>;
}

function Documents({ camper, isUpload }: { camper: OwnCamper; isUpload?: boolean }) {
  const { formatMessage } = useIntl();
  const { id_doc: documentId } = useParams();
  const { NotFound } = usePlatform();
  if (documentId !== undefined && !isRecordId(documentId)) return <NotFound />;
  const title = formatMessage(camperPageMessages.documentsFailed);
  const one = documentId === undefined ? undefined : { documentId: Number(documentId), isUpload };
  return (
    <Slot
      name="camper.documents"
      with={{ camperId: camper.id, vehicleId: camper.vehicle_pk, ...one }}
      pending={<DocumentsSkeleton />}
      none={<Note tone="care">{title}</Note>}
      failed={({ retry, isRetrying }) => (
        <FailurePanel title={title} isRetrying={isRetrying} onRetry={retry} />
      )}
    />
  );
}

function DocumentsSkeleton() {
  return (
    <Stack $gap={6} aria-hidden="true">
      <Skeleton $height="11rem" $radius="var(--cab-m)" />
      <Skeleton $height="11rem" $radius="var(--r-l)" />
    </Stack>
  );
}
