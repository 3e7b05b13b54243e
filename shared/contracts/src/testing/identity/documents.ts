import type { Document, DocumentList, DocumentPage } from '../../identity/documents';

/** A page of document 4711, uploaded and not reviewed yet. */
export function aDocumentPage(over: Partial<DocumentPage> = {}): DocumentPage {
  const id = over.id ?? 9001;
  return {
    id,
    doc_status: 'added',
    reason: null,
    name: 'licence-front.jpg',
    media_type: 'image/webp',
    url: `/3/docs/4711/pages/${id}/`,
    added_at: '2027-03-10T08:00:00.000Z',
    ...over,
  };
}

/** A guest's driving licence before anything is uploaded. */
export function aDocument(over: Partial<Document> = {}): Document {
  return {
    id: 4711,
    document_type: 'driving_licen',
    status: 'created',
    is_mandatory: true,
    pages: [],
    pages_mandatory: 2,
    takes_pages: true,
    expiration_date: null,
    expiration_date_mandatory: false,
    number: null,
    number_mandatory: false,
    issuing_country: null,
    real_edition_date: null,
    reason: null,
    is_of_second_driver: false,
    submitted_at: null,
    ...over,
  };
}

/** A guest's identity card, which needs its number and its expiry date. */
export function anIdentityDocument(over: Partial<Document> = {}): Document {
  return aDocument({
    id: 4712,
    document_type: 'id_proof',
    pages_mandatory: 1,
    expiration_date_mandatory: true,
    number_mandatory: true,
    ...over,
  });
}

/** A set of documents. */
export function someDocuments(...results: Document[]): DocumentList {
  return { count: results.length, next: null, previous: null, results, standing: 'none' };
}
