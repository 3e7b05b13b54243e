import type { DocumentType, PlainDate, ProviderRefusal } from '@campavia/domain';

/** Who a document should be about. */
export interface CheckedPerson {
  firstName: string;
  lastName: string;
  bornOn: PlainDate | null;
}

/** What a machine reads from an identity document: that it is the person's, that it is not, or nothing sure. */
export type IdentityVerdict =
  | { result: 'match' }
  | { result: 'no_match' | 'unsure'; reason: ProviderRefusal };

/** Whoever reads identity documents by machine and compares them with what people say of themselves. */
export interface IdentityCheck {
  check(paper: {
    type: DocumentType;
    pages: readonly { id: number; name: string }[];
    person: CheckedPerson;
  }): Promise<IdentityVerdict>;
}
