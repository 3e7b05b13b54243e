/** Why the provider of identity checks refuses a document. */
export const PROVIDER_REFUSALS = [
  'EXPIRED',
  'NOT_ACCEPTED',
  'UNREADABLE',
  'INCOMPLETE',
  'DO_NOT_MATCH_USER_DATA',
  'UNDERAGE',
  'FALSIFIED',
] as const;
export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number];

/** Why the payment provider does not take the file of a page. */
export const FILE_REFUSALS = ['FILE_TYPE', 'FILE_TOO_SMALL', 'FILE_TOO_LARGE'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** Why a document is refused or requested again; `OUT_OF_DATE` once its owner changed name or birthday. */
export const DOCUMENT_REFUSALS = [...PROVIDER_REFUSALS, ...FILE_REFUSALS, 'OUT_OF_DATE'] as const;
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];

/** Reasons that may be shown: a suspected forgery is not revealed. */
export type ShownRefusal = Exclude<DocumentRefusal, 'FALSIFIED'>;

/** The reason as users may see it. */
export function shownRefusal(reason: DocumentRefusal): ShownRefusal {
  return reason === 'FALSIFIED' ? 'NOT_ACCEPTED' : reason;
}
