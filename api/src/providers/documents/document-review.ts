import type { DocumentRefusal, DocumentType, ProviderRefusal } from '@campavia/domain';

/** A paper as whoever judges it gets it. */
export interface ReviewedDocument {
  type: DocumentType;
  pages: readonly { id: number; name: string }[];
}

/** What the house says of a paper: good, another page please, or no. */
export type Verdict =
  | { says: 'accept' }
  | { says: 'ask_again'; reason: DocumentRefusal; pageId: number | undefined }
  | { says: 'refuse'; reason: DocumentRefusal };

/** What the provider of identity checks says of a paper that the house found good. */
export type ProviderVerdict = { says: 'accept' } | { says: 'refuse'; reason: ProviderRefusal };

/** Whoever judges papers: the house itself and, for some of them, the provider of payments afterwards. */
export interface DocumentReview {
  /** How long after it was handed in a paper is looked at, and how long after that the provider answers. */
  afterMs: { house: number; provider: number; houseAlone: number };
  look(paper: ReviewedDocument): Promise<Verdict>;
  check(paper: ReviewedDocument): Promise<ProviderVerdict>;
}
