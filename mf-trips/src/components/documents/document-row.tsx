import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import type { Document } from '@campavia/contracts';
import { ButtonLink, Icon, type IconType, Skeleton, Small, Strong } from '@campavia/ui';
import { Camera, FileCheck, FileClock, FilePlus, FileText, FileX, Upload } from '@campavia/ui/icons';

import {
  findDocumentAction,
  isRefused,
  type UploadableDocument,
} from '../../rules/documents/document-progress';

import { OnlineLink } from '../offline/online-link';
import { documentActionMessages } from './document-actions.messages';
import { DocumentBadge } from './document-badge';
import { documentAddress, type DocumentPlace } from './document-places';
import { describeDocument, formatDocumentName } from './document-texts';

/** Rows of documents with thin lines between. */
export const DocumentRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--s2) var(--s4);
    padding: var(--s4) 0;
    border-top: 1px solid var(--line);
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (min-width: 640px) {
    > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
`;

const IconBox = styled.span<{ $tone: 'good' | 'care' | 'stop' }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--r-m);
  background: var(--${(props) => (props.$tone === 'good' ? 'pine-100' : `${props.$tone}-soft`)});
  color: var(--${(props) => (props.$tone === 'good' ? 'pine-800' : props.$tone)});
`;

/** Badge and button: below the texts on narrow screens. */
const RowEnd = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  @media (min-width: 640px) {
    grid-column: 3;
    justify-content: flex-end;
  }
`;

const ICONS: Partial<Record<Document['status'], IconType>> = {
  created: FilePlus,
  added: FileText,
  validated: FileCheck,
  valid_ask: FileClock,
  external_transmission: FileClock,
  exp_soon: FileClock,
};

export interface DocumentRowProps {
  document: UploadableDocument;
  place: DocumentPlace;
  /** The one document whose button is the main one of the page. */
  isMain?: boolean;
}

/** A document with its status and, if it needs an action, the link to its pages. */
export function DocumentRow({ document, place, isMain }: DocumentRowProps) {
  const intl = useIntl();
  const id = useId();
  const action = findDocumentAction(document);
  const [here, upload] = [documentAddress(place, document.id), documentAddress(place, document.id, 'upload')];
  const isOpen = document.status === 'created' || document.status === 'added';
  return (
    <li>
      <IconBox $tone={toneOf(document)}>
        <Icon of={ICONS[document.status] ?? FileX} />
      </IconBox>
      <div>
        <p>
          <OnlineLink id={`${id}-name`} to={here.address} params={here.params}>
            <Strong>{formatDocumentName(intl, document)}</Strong>
          </OnlineLink>
        </p>
        <Small as="p" $tone="soft">
          {describeDocument(intl, document)}
        </Small>
      </div>
      <RowEnd>
        {!isOpen && <DocumentBadge status={document.status} />}
        {action && (
          <ButtonLink
            as={OnlineLink}
            to={upload.address}
            params={upload.params}
            variant={isMain ? 'main' : 'line'}
            size="s"
            icon={isMain ? Camera : Upload}
            id={`${id}-action`}
            aria-labelledby={`${id}-action ${id}-name`}
          >
            {intl.formatMessage(documentActionMessages[action])}
          </ButtonLink>
        )}
      </RowEnd>
    </li>
  );
}

export function DocumentRowSkeleton() {
  return (
    <li>
      <Skeleton $width="2.75rem" $height="2.75rem" $radius="var(--r-m)" />
      <div>
        <Skeleton $width="60%" $height="1.5rem" />
        <Skeleton $width="40%" $height="1.25rem" />
      </div>
      <RowEnd>
        <Skeleton $width="7rem" $height="2.75rem" />
      </RowEnd>
    </li>
  );
}

function toneOf(document: UploadableDocument): 'good' | 'care' | 'stop' {
  if (isRefused(document)) return 'stop';
  return findDocumentAction(document) ? 'care' : 'good';
}
