import { removeDocumentPage } from '@campavia/api-client';
import type { DocumentPage } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import type { UploadableDocument } from '../../rules/documents/document-progress';
import { useReportFailure } from '../use-report-failure';
import { rotatePicture } from './rotate-picture';
import { useStoreDocument } from './use-document';
import type { PagePicture } from './use-page-picture';
import type { PageUploads } from './use-page-uploads';

export interface ChangePages {
  remove: (page: DocumentPage) => void;
  /** Uploads the page again, rotated by a quarter to the right, replacing the original. */
  rotate: (page: DocumentPage, picture: PagePicture) => void;
  isBusy: boolean;
}

export function useChangePages({ id }: UploadableDocument, { add }: Pick<PageUploads, 'add'>): ChangePages {
  const store = useStoreDocument();
  const removal = useAction(async (page: DocumentPage) => store(await removeDocumentPage(id, page.id)));
  const rotation = useAction(async (page: DocumentPage, { blob }: PagePicture) =>
    add([await rotatePicture(blob, page.name)], page.id),
  );
  useReportFailure(removal.error ?? rotation.error);
  return {
    remove: (page) => void removal.perform(page),
    rotate: (page, picture) => void rotation.perform(page, picture),
    isBusy: removal.isBusy || rotation.isBusy,
  };
}
