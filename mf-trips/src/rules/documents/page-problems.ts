import { MAX_PAGES } from '@campavia/domain';

import { fileKindOf, MAX_UPLOAD_BYTES } from '../file-kind';

/** Why a file is not sent as a page. */
export type PageProblem = 'empty' | 'heavy' | 'kind' | 'many';

export interface PageFacts {
  bytes: number;
  /** The first bytes of the file, as many as `SIGNATURE_BYTES`. */
  start: Uint8Array;
  /** Pages that the document has or will have without this one. */
  others: number;
}

/** Checks a file by its content before it is sent; the api checks it again. Undefined for a good one. */
export function findPageProblem({ bytes, start, others }: PageFacts): PageProblem | undefined {
  if (bytes === 0) return 'empty';
  const kind = fileKindOf(start);
  if (kind === undefined || kind === 'avif') return 'kind';
  if (bytes > MAX_UPLOAD_BYTES) return 'heavy';
  return others >= MAX_PAGES ? 'many' : undefined;
}
