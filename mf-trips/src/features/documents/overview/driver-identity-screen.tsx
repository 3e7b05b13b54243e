import { useIntl } from 'react-intl';

import { SignedIn } from '@campavia/parts/signed-in';
import type { Me } from '@campavia/contracts';

import { tripsMessages } from '../../../components/trips.messages';
import { useDriverDocuments } from '../../../data/documents/use-documents';

import { documentMessages } from '../documents.messages';
import { SideGrid } from '../documents.styles';
import { DocumentsPage, DocumentsFailure } from '../documents-page';
import { DocumentList, DocumentListSkeleton, Privacy } from './document-list';
import { overviewMessages } from './overview.messages';

export function DriverIdentityScreen() {
  return <SignedIn>{(me) => <DriverDocuments me={me} />}</SignedIn>;
}

function DriverDocuments({ me }: { me: Me }) {
  const { formatMessage } = useIntl();
  const { documents, ...loading } = useDriverDocuments(me.id);
  if (loading.failure) return <DocumentsFailure isRetrying={loading.isRetrying} onRetry={loading.retry} />;
  return (
    <DocumentsPage
      title={formatMessage(tripsMessages.driverDocuments)}
      lead={formatMessage(overviewMessages.leadAccount)}
      isLoading={!documents}
      back={{ address: 'account', params: {}, label: formatMessage(documentMessages.toAccount) }}
    >
      <SideGrid>
        {documents ? (
          <DocumentList documents={documents} place={{ of: 'account' }} {...loading} />
        ) : (
          <DocumentListSkeleton />
        )}
        <Privacy>{formatMessage(overviewMessages.privacyAccount)}</Privacy>
      </SideGrid>
    </DocumentsPage>
  );
}
