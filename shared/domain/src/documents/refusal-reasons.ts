/** Why the provider of identity checks refuses a paper. */
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

/** What a paper is refused for or asked for again; `OUT_OF_DATE` once its owner changed name or birthday. */
export const DOCUMENT_REFUSALS = [...PROVIDER_REFUSALS, 'OUT_OF_DATE'] as const;
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];

/** What may be told: nobody is told that a paper is taken for a forgery. */
export type ToldRefusal = Exclude<DocumentRefusal, 'FALSIFIED'>;

/** The reason as a person may read it. */
export function toldRefusal(reason: DocumentRefusal): ToldRefusal {
  return reason === 'FALSIFIED' ? 'NOT_ACCEPTED' : reason;
}
