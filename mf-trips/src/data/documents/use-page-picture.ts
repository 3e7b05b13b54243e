import useSWR from 'swr';

import { documentKeys, getDocumentPage } from '@campavia/api-client';
import type { DocumentPage } from '@campavia/contracts';

import { readDataUrl } from '../picture-file';

export interface PagePicture {
  /** Data URL: a page has no address that a browser could load without the session. */
  src: string;
  blob: Blob;
}

/** The picture of a page; undefined while it loads, and for pages that a browser does not show. */
export function usePagePicture(documentId: number, page: DocumentPage): PagePicture | undefined {
  const key = page.media_type === 'image/webp' ? documentKeys.page(page.id) : null;
  const { data } = useSWR(key, () => readPage(documentId, page.id), { revalidateIfStale: false });
  return data;
}

async function readPage(documentId: number, pageId: number): Promise<PagePicture> {
  const blob = await getDocumentPage(documentId, pageId);
  return { src: await readDataUrl(blob), blob };
}
