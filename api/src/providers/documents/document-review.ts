import type { DocumentRefusal, DocumentType, ProviderRefusal } from '@campavia/domain';

/** A document as its reviewer gets it. */
export interface ReviewedDocument {
  type: DocumentType;
  pages: readonly { id: number; name: string }[];
}

/** What the platform says of a document: good, another page please, or no. */
export type Verdict =
  | { says: 'accept' }
  | { says: 'ask_again'; reason: DocumentRefusal; pageId: number | undefined }
  | { says: 'refuse'; reason: DocumentRefusal };

/** What the provider of identity checks says of a document that the platform accepted. */
export type ProviderVerdict = { says: 'accept' } | { says: 'refuse'; reason: ProviderRefusal };

/** Who reviews documents: the platform itself and, for some of them, the provider of payments afterwards. */
export interface DocumentReview {
  /** How long after it was handed in a document is looked at, and how long after that the provider answers. */
  afterMs: { platform: number; provider: number; platformOnly: number };
  look(paper: ReviewedDocument): Promise<Verdict>;
  check(paper: ReviewedDocument): Promise<ProviderVerdict>;
}
