import type { Document, DocumentList } from '@campavia/contracts';
import { aDocument, someDocuments } from '@campavia/contracts/testing';

/** The documents of a booking: the proof that the owner asked the guest to cancel. */
export function someProofDocuments(over: Partial<Document> = {}): DocumentList {
  return someDocuments(aDocument({ document_type: 'detail_decl', pages_mandatory: 1, ...over }));
}
