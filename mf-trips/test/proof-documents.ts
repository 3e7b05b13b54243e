import type { Document, DocumentList } from '@campavia/contracts';

/** The papers of a booking: the proof that the owner asked the guest to cancel. */
export function someProofDocuments(over: Partial<Document> = {}): DocumentList {
  const proof: Document = {
    id: 4711,
    document_type: 'detail_decl',
    status: 'created',
    is_mandatory: true,
    pages: [],
    pages_mandatory: 1,
    takes_pages: true,
    expiration_date: null,
    expiration_date_mandatory: false,
    number: null,
    number_mandatory: false,
    real_edition_date: null,
    reason: null,
    is_of_second_driver: false,
    submitted_at: null,
    ...over,
  };
  return { count: 1, next: null, previous: null, results: [proof], standing: 'none' };
}
