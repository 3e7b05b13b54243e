import type { DocumentRefusal, DocumentType, ProviderRefusal } from '@campavia/domain';

/** A document to be reviewed. */
export interface ReviewedDocument {
  type: DocumentType;
  pages: readonly { id: number; name: string }[];
}

/** Verdict of the platform: accepted, another page needed, or refused. */
export type Verdict =
  | { says: 'accept' }
  | { says: 'ask_again'; reason: DocumentRefusal; pageId: number | undefined }
  | { says: 'refuse'; reason: DocumentRefusal };

/** The document must be reviewed by the back office. */
export interface LeftToStaff {
  says: 'leave';
}

/** Verdict of the identity check provider on a document that the platform accepted. */
export type ProviderVerdict = { says: 'accept' } | { says: 'refuse'; reason: ProviderRefusal };

/** Reviews documents: by the platform and, for some types, by the payment provider afterwards. */
export interface DocumentReview {
  /** Delay from submission to the platform's review, and from there to the provider's answer. */
  afterMs: { platform: number; provider: number; platformOnly: number };
  look(document: ReviewedDocument): Promise<Verdict | LeftToStaff>;
  check(document: ReviewedDocument): Promise<ProviderVerdict>;
}
