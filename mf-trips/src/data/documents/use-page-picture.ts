import useSWR from 'swr';

import { documentKeys, getDocumentPage } from '@campavia/api-client';
import type { DocumentPage } from '@campavia/contracts';

import { readDataUrl } from '../picture-file';

export interface PagePicture {
  /** Data URL, because the address of a page needs the session. */
  src: string;
  blob: Blob;
}

export interface UsePagePicture {
  /** Undefined while it loads, and for file types that a browser does not show. */
  picture: PagePicture | undefined;
  hasFailed: boolean;
}

export function usePagePicture(documentId: number, page: DocumentPage): UsePagePicture {
  const key = page.media_type === 'image/webp' ? documentKeys.page(page.id) : null;
  const { data, error } = useSWR(key, () => readPage(documentId, page.id), { revalidateIfStale: false });
  return { picture: data, hasFailed: error !== undefined && !data };
}

async function readPage(documentId: number, pageId: number): Promise<PagePicture> {
  const blob = await getDocumentPage(documentId, pageId);
  return { src: await readDataUrl(blob), blob };
}
