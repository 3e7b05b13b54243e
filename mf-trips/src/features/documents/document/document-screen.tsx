import { useIntl } from 'react-intl';

import { AddressLink, Navigate, pathOf } from '@campavia/remote-kit';
import { ButtonLink, Note } from '@campavia/ui';
import { Camera } from '@campavia/ui/icons';

import { documentActionMessages } from '../../../components/documents/document-actions.messages';
import { DocumentBadge } from '../../../components/documents/document-badge';
import { documentAddress, overviewAddress } from '../../../components/documents/document-places';
import { describeDocument, formatDocumentName } from '../../../components/documents/document-texts';
import { isWarningSeen } from '../../../data/documents/seen-warnings';
import { findDocumentAction, isRefused } from '../../../rules/documents/document-progress';

import { DocumentsPage } from '../documents-page';
import { documentMessages } from '../documents.messages';
import { LoadDocument, type DocumentPageProps } from '../load-document';
import { PageTile } from '../page-tile';
import { Tiles } from '../../../components/documents/pages.styles';
import { DocumentDetails } from './document-details';
import { IdentityNote } from './identity-note';
import { IdentityVisit } from './identity-visit';

export function TripDocumentScreen() {
  return <LoadDocument of="trip">{(props) => <DocumentOrWarning {...props} />}</LoadDocument>;
}

export function OwnerDocumentScreen() {
  return <LoadDocument of="owner">{(props) => <DocumentPage {...props} />}</LoadDocument>;
}

export function AccountDocumentScreen() {
  return <LoadDocument of="account">{(props) => <DocumentPage {...props} />}</LoadDocument>;
}

/** The proof of an emergency is sent after its warning was seen. */
function DocumentOrWarning(props: DocumentPageProps) {
  const { document, place } = props;
  const isWarned = document.document_type !== 'covid_proof' || isWarningSeen(document.id);
  const warning = documentAddress(place, document.id, 'emergency');
  const path = pathOf(warning.address, warning.params);
  return isWarned || path === undefined ? <DocumentPage {...props} /> : <Navigate to={path} replace />;
}

export function DocumentPage({ document, place }: DocumentPageProps) {
  const intl = useIntl();
  const action = findDocumentAction(document);
  const line = describeDocument(intl, document);
  const isBack = isRefused(document);
  const upload = documentAddress(place, document.id, 'upload');
  const isIdentity = place.of === 'owner' && document.document_type === 'id_proof';
  const isShownElsewhere = isIdentity && action !== undefined && document.status !== 'exp_soon';
  return (
    <DocumentsPage
      isNarrow
      isSection={place.of === 'camper'}
      title={formatDocumentName(intl, document)}
      badge={<DocumentBadge status={document.status} />}
      lead={isBack ? undefined : line}
      back={{ ...overviewAddress(place), label: intl.formatMessage(documentMessages.toDocuments) }}
    >
      {isBack && <Note tone="stop">{line}</Note>}
      <IdentityNote documentId={document.id} />
      {document.pages.length > 0 && (
        <Tiles>
          {document.pages.map((page, index) => (
            <PageTile key={page.id} documentId={document.id} page={page} number={index + 1} />
          ))}
        </Tiles>
      )}
      <DocumentDetails document={document} />
      {action && (
        <div>
          <ButtonLink
            as={AddressLink}
            to={upload.address}
            params={upload.params}
            variant={document.status === 'exp_soon' ? 'line' : 'main'}
            icon={Camera}
          >
            {intl.formatMessage(documentActionMessages[action])}
          </ButtonLink>
        </div>
      )}
      {isShownElsewhere && <IdentityVisit documentId={document.id} />}
    </DocumentsPage>
  );
}
