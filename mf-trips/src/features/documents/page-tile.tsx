import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { DocumentPage } from '@campavia/contracts';
import { Icon, Skeleton, Tiny } from '@campavia/ui';
import { FileText } from '@campavia/ui/icons';

import { DocumentBadge } from '../../components/documents/document-badge';
import { usePagePicture, type PagePicture } from '../../data/documents/use-page-picture';

import { pageMessages } from './pages.messages';
import { FileMark, TileFoot, TilePicture } from '../../components/documents/pages.styles';

export interface PageTileProps {
  documentId: number;
  page: DocumentPage;
  /** From 1. */
  number: number;
  /** Buttons that change the page; its status without. */
  tools?: (picture: PagePicture | undefined) => ReactNode;
}

const REFUSED: readonly DocumentPage['doc_status'][] = ['refused', 'refuse_mgp', 'needdoc', 'expired'];

export function PageTile({ documentId, page, number, tools }: PageTileProps) {
  const { formatMessage } = useIntl();
  const { picture, hasFailed } = usePagePicture(documentId, page);
  const name = formatMessage(pageMessages.page, { page: number });
  const isPicture = page.media_type === 'image/webp' && !hasFailed;
  return (
    <li>
      <TilePicture $isRefused={REFUSED.includes(page.doc_status)}>
        {isPicture && !picture && <Skeleton $height="100%" $radius="0" />}
        {picture && <img src={picture.src} alt={name} />}
        {!isPicture && <FileName name={page.name} isHeic={page.media_type === 'image/heic'} />}
      </TilePicture>
      <TileFoot>
        <span>{name}</span>
        {tools ? tools(picture) : page.doc_status !== 'added' && <DocumentBadge status={page.doc_status} />}
      </TileFoot>
    </li>
  );
}

/** Replaces the picture of a file that a browser does not show. */
export function FileName({ name, isHeic }: { name: string; isHeic: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <FileMark>
      <Icon of={FileText} />
      {name}
      {isHeic && <Tiny>{formatMessage(pageMessages.heic)}</Tiny>}
    </FileMark>
  );
}
