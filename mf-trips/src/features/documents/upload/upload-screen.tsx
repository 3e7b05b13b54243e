import { useIntl } from 'react-intl';

import { MAX_PAGES } from '@campavia/domain';
import { Navigate, pathOf, useNavigate, useParams, usePlatform } from '@campavia/remote-kit';
import { Note } from '@campavia/ui';

import { documentAddress } from '../../../components/documents/document-places';
import { DocumentBadge } from '../../../components/documents/document-badge';
import { describeDocument, formatDocumentName } from '../../../components/documents/document-texts';
import { usePageUploads } from '../../../data/documents/use-page-uploads';
import type { Submission } from '../../../data/documents/use-submit-document';
import { findDocumentAction, isRefused, OWNER_FORMS } from '../../../rules/documents/document-progress';

import { DocumentsPage } from '../documents-page';
import { LoadDocument, type DocumentPageProps } from '../load-document';
import { PageEditor } from './page-editor';
import { SendForm } from './send-form';
import { uploadMessages } from './upload.messages';

export function TripUploadScreen() {
  return <LoadDocument of="trip">{(props) => <UploadPage {...props} />}</LoadDocument>;
}

export function OwnerUploadScreen() {
  const { form = '' } = useParams();
  const { NotFound } = usePlatform();
  if (!OWNER_FORMS.includes(form)) return <NotFound />;
  return <LoadDocument of="owner">{(props) => <UploadPage {...props} />}</LoadDocument>;
}

export function AccountUploadScreen() {
  return <LoadDocument of="account">{(props) => <UploadPage {...props} />}</LoadDocument>;
}

export function UploadPage(props: DocumentPageProps) {
  const { document, place } = props;
  const here = documentAddress(place, document.id);
  const path = pathOf(here.address, here.params) ?? '/';
  // Also where another tab has submitted it meanwhile.
  return findDocumentAction(document) ? (
    <OpenDocument {...props} path={path} />
  ) : (
    <Navigate to={path} replace />
  );
}

function OpenDocument({ document, place, path }: DocumentPageProps & { path: string }) {
  const intl = useIntl();
  const { events } = usePlatform();
  const navigate = useNavigate();
  const pages = usePageUploads(document);
  const lead = document.pages_mandatory > 1 ? uploadMessages.leadSides : uploadMessages.lead;

  function leave(submission: Submission) {
    const message = submission === 'sent' ? uploadMessages.sent : uploadMessages.sentElsewhere;
    events.send('toast.shown', { tone: 'good', title: intl.formatMessage(message) });
    void navigate(path, { replace: true });
  }

  return (
    <DocumentsPage
      isNarrow
      isSection={place.of === 'camper'}
      title={formatDocumentName(intl, document)}
      badge={<DocumentBadge status={document.status} />}
      lead={intl.formatMessage(lead, { limit: MAX_PAGES })}
      back={{ ...documentAddress(place, document.id), label: intl.formatMessage(uploadMessages.back) }}
    >
      {isRefused(document) && <Note tone="stop">{describeDocument(intl, document)}</Note>}
      <PageEditor document={document} pages={pages} />
      <SendForm document={document} pages={pages} onSent={leave} />
    </DocumentsPage>
  );
}
