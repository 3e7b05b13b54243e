import { useIntl } from 'react-intl';

import { pathOf, useNavigate } from '@campavia/remote-kit';
import { Button, Card, Text } from '@campavia/ui';

import { documentAddress, overviewAddress } from '../../../components/documents/document-places';
import { tripsMessages } from '../../../components/trips.messages';
import { storeWarningSeen } from '../../../data/documents/seen-warnings';

import { DocumentsPage } from '../documents-page';
import { documentMessages } from '../documents.messages';
import { LoadDocument, type DocumentPageProps } from '../load-document';
import { emergencyMessages } from './emergency.messages';
import { Points } from './emergency.styles';

export function EmergencyScreen() {
  return <LoadDocument of="trip">{(props) => <EmergencyWarning {...props} />}</LoadDocument>;
}

function EmergencyWarning({ document, place }: DocumentPageProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();

  function openDocument() {
    storeWarningSeen(document.id);
    const here = documentAddress(place, document.id);
    const path = pathOf(here.address, here.params);
    if (path !== undefined) void navigate(path);
  }

  return (
    <DocumentsPage
      isNarrow
      title={formatMessage(tripsMessages.emergency)}
      lead={formatMessage(emergencyMessages.lead)}
      back={{ ...overviewAddress(place), label: formatMessage(documentMessages.toDocuments) }}
    >
      <Card $isPadded>
        <Points>
          <li>{formatMessage(emergencyMessages.official)}</li>
          <li>{formatMessage(emergencyMessages.days)}</li>
          <li>{formatMessage(emergencyMessages.private)}</li>
          <li>{formatMessage(emergencyMessages.honest)}</li>
        </Points>
      </Card>
      <Text $tone="soft">{formatMessage(emergencyMessages.next)}</Text>
      <div>
        <Button variant="main" onClick={openDocument}>
          {formatMessage(emergencyMessages.goOn)}
        </Button>
      </div>
    </DocumentsPage>
  );
}
