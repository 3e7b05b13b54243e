import type { DocumentType, PlainDate, ProviderRefusal } from '@campavia/domain';

/** The person that a document should belong to. */
export interface CheckedPerson {
  firstName: string;
  lastName: string;
  bornOn: PlainDate | null;
}

/** Result of reading an identity document: match, mismatch, or uncertain. */
export type IdentityVerdict =
  | { result: 'match' }
  | { result: 'no_match' | 'unsure'; reason: ProviderRefusal };

/** Reads identity documents and compares them with the user's data. */
export interface IdentityCheck {
  check(paper: {
    type: DocumentType;
    pages: readonly { id: number; name: string }[];
    person: CheckedPerson;
  }): Promise<IdentityVerdict>;
}
