import { MAX_CONDITION_PHOTOS } from '@campavia/domain';

import { fileKindOf, MAX_UPLOAD_BYTES } from '../file-kind';

/** Why a file is not sent as a photo. */
export type PhotoProblem = 'empty' | 'heavy' | 'heic' | 'kind' | 'many';

export interface PhotoFacts {
  bytes: number;
  start: Uint8Array;
  /** Photos that the report has or will have without this one. */
  others: number;
}

/** Checks a file by its content before it is sent; the api checks it again. Undefined for a good one. */
export function findPhotoProblem({ bytes, start, others }: PhotoFacts): PhotoProblem | undefined {
  if (bytes === 0) return 'empty';
  const kind = fileKindOf(start);
  if (kind === 'heic') return 'heic';
  if (kind !== 'picture') return 'kind';
  if (bytes > MAX_UPLOAD_BYTES) return 'heavy';
  return others >= MAX_CONDITION_PHOTOS ? 'many' : undefined;
}
