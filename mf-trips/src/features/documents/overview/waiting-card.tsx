import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, H2, Note, Row, Small, Stack } from '@campavia/ui';
import { Camera, Upload } from '@campavia/ui/icons';

import { documentActionMessages } from '../../../components/documents/document-actions.messages';
import { DocumentBadge } from '../../../components/documents/document-badge';
import { documentAddress, type DocumentPlace } from '../../../components/documents/document-places';
import {
  describeDocument,
  describeSending,
  formatDocumentName,
} from '../../../components/documents/document-texts';
import {
  findDocumentAction,
  isRefused,
  type UploadableDocument,
} from '../../../rules/documents/document-progress';

import { WaitingBox } from '../documents.styles';
import { PageTile } from '../page-tile';
import { Tiles } from '../../../components/documents/pages.styles';

export interface WaitingCardProps {
  document: UploadableDocument;
  place: DocumentPlace;
  /** The first document that waits; its button is the main one of the page. */
  isTurn: boolean;
}

export function WaitingCard({ document, place, isTurn }: WaitingCardProps) {
  const intl = useIntl();
  const action = findDocumentAction(document);
  const [here, upload] = [documentAddress(place, document.id), documentAddress(place, document.id, 'upload')];
  const hasReason = isRefused(document) && document.status !== 'expired';
  return (
    <WaitingBox $isTurn={isTurn}>
      <Row $justify="between" $align="start">
        <Stack $gap={1}>
          <H2>
            <AddressLink to={here.address} params={here.params}>
              {formatDocumentName(intl, document)}
            </AddressLink>
          </H2>
          <Small as="p" $tone="soft">
            {hasReason ? describeSending(intl, document) : describeDocument(intl, document)}
          </Small>
        </Stack>
        <DocumentBadge status={document.status} />
      </Row>
      {document.pages.length > 0 && (
        <Tiles>
          {document.pages.map((page, index) => (
            <PageTile key={page.id} documentId={document.id} page={page} number={index + 1} />
          ))}
        </Tiles>
      )}
      {hasReason && <Note tone="stop">{describeDocument(intl, document)}</Note>}
      {action && (
        <div>
          <ButtonLink
            as={AddressLink}
            to={upload.address}
            params={upload.params}
            variant={isTurn ? 'main' : 'line'}
            icon={isTurn ? Camera : Upload}
          >
            {intl.formatMessage(documentActionMessages[action])}
          </ButtonLink>
        </div>
      )}
    </WaitingBox>
  );
}
