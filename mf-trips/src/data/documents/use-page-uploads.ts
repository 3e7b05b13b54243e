import { addDocumentPage, removeDocumentPage } from '@campavia/api-client';

import { countPagesAhead, type UploadableDocument } from '../../rules/documents/document-progress';
import { findPageProblem, type PageProblem } from '../../rules/documents/page-problems';
import { useUploadQueue, type Upload, type UploadQueue } from '../uploads/use-upload-queue';
import { useStoreDocument } from './use-document';

/** A page being uploaded. */
export type PageUpload = Upload<PageProblem>;
export type PageUploads = UploadQueue<PageProblem>;

/** Uploads pages of a document. */
export function usePageUploads(document: UploadableDocument): PageUploads {
  const store = useStoreDocument();
  return useUploadQueue<PageProblem>({
    countAhead: (going) => countPagesAhead(document, going),
    findProblem: findPageProblem,
    send: async ({ file, replacedId }, options) => {
      let answer = await addDocumentPage(document.id, file, options);
      if (replacedId !== undefined) answer = await removeDocumentPage(document.id, replacedId);
      await store(answer);
    },
  });
}
