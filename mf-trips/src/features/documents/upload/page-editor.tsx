import { useIntl } from 'react-intl';

import type { DocumentPage } from '@campavia/contracts';
import { IconButton, Stack } from '@campavia/ui';
import { RotateCw, Trash2 } from '@campavia/ui/icons';

import { useChangePages } from '../../../data/documents/use-change-pages';
import type { PagePicture } from '../../../data/documents/use-page-picture';
import type { PageUploads } from '../../../data/documents/use-page-uploads';
import {
  acceptsMorePages,
  findSendObstacle,
  type UploadableDocument,
} from '../../../rules/documents/document-progress';

import { PageTile } from '../page-tile';
import { pageMessages } from '../pages.messages';
import { Tiles, TileTools } from '../../../components/documents/pages.styles';
import { AddPageTile, PagePicker } from './page-picker';
import { UploadTile } from './upload-tile';

export interface PageEditorProps {
  document: UploadableDocument;
  pages: PageUploads;
}

/** The pages of a document: uploaded ones, pending ones, and space for more. */
export function PageEditor({ document, pages: { uploads, ...pages } }: PageEditorProps) {
  const { formatMessage } = useIntl();
  const changes = useChangePages(document, pages);
  const going = uploads.filter(({ state }) => state !== 'refused').length;
  const isBusy = changes.isBusy || going > 0;
  const hasRoom = acceptsMorePages(document, going);
  const isEditable = document.status === 'added';

  function toolsOf(page: DocumentPage, number: number, picture: PagePicture | undefined) {
    return (
      <TileTools>
        {picture && hasRoom && (
          <IconButton
            label={formatMessage(pageMessages.rotate, { page: number })}
            icon={RotateCw}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && changes.rotate(page, picture)}
          />
        )}
        <IconButton
          label={formatMessage(pageMessages.remove, { page: number })}
          icon={Trash2}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && changes.remove(page)}
        />
      </TileTools>
    );
  }

  return (
    <Stack as="section" $gap={5}>
      {hasRoom && (
        <PagePicker
          onPick={(files) => void pages.add(files)}
          isMain={findSendObstacle(document, going) === 'pages'}
        />
      )}
      <Tiles>
        {document.pages.map((page, index) => (
          <PageTile
            key={page.id}
            documentId={document.id}
            page={page}
            number={index + 1}
            tools={isEditable ? (picture) => toolsOf(page, index + 1, picture) : undefined}
          />
        ))}
        {uploads.map((upload, index) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            number={document.pages.length + index + 1}
            onCancel={() => pages.cancel(upload.key)}
            onRetry={() => pages.retry(upload.key)}
          />
        ))}
        {hasRoom && <AddPageTile onPick={(files) => void pages.add(files)} />}
      </Tiles>
    </Stack>
  );
}
