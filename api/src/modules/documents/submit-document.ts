import type { UpdateDocument } from '@campavia/contracts';
import { documentRequirementsOf, findMissingParts } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { withRetry } from '../../database/with-retry';
import { InvalidFieldsError, type Sentence } from '../../core/http-errors';
import type { DocumentReview } from '../../providers/documents/document-review';
import { documentFacts, type Viewer } from './document-facts';
import { createDocumentPagesStore } from './pages/document-pages.store';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { firstReviewMs } from './review/review-document';
import { lockWithPages, findOwnDocument, requireTransition } from './find-own-document';
import { readDocumentForm, type DocumentFields } from './read-document-form';
import { readTaxNumber } from './tax-number';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  review: DocumentReview | undefined;
}

/** Updates the fields of documents, and submits them for review. */
export function createDocumentSubmission({ database, clock, review }: Needs) {
  /**
   * Updates the fields of a document and, if the form says so, submits it.
   * @throws HttpError 404 document_not_found; 405 document_closed; InvalidFieldsError for missing or invalid fields
   */
  async function update(viewer: Viewer, id: string, form: UpdateDocument): Promise<void> {
    const found = await findOwnDocument(database, viewer, id);
    if (found.document_type === 'tax_identification_number') return changeTaxNumber(found, form);
    const { id: documentId } = found;
    const fields = readDocumentForm(form, clock.today());
    await withRetry(database, async (within) => {
      const { row, pages } = await lockWithPages(within, documentId);
      const now = { ...row, ...fields };
      if (Object.keys(fields).length > 0)
        requireTransition('edit_details', documentFacts(row, pages.length, clock.today()));
      await createDocumentsStore(within).change(documentId, fields);
      if (!form.submit) return;
      const submission = submitted(now, pages.length);
      await createDocumentsStore(within).change(documentId, submission);
      await createDocumentPagesStore(within).setStatus(documentId, { status: submission.status });
    });
  }

  // Its format is all that is checked of a tax number, so it is accepted at once and can be corrected at any time.
  async function changeTaxNumber({ id }: DocumentRow, form: UpdateDocument): Promise<void> {
    await withRetry(database, async (within) => {
      const { row } = await lockWithPages(within, id);
      const taxNumber = readTaxNumber(form, row);
      const accepted = { status: 'validated', refusal: null, submitted_at: clock.now() } as const;
      await createDocumentsStore(within).change(id, { ...taxNumber, ...accepted });
    });
  }

  function submitted(row: DocumentRow & DocumentFields, pages: number) {
    const facts = documentFacts(row, pages, clock.today());
    const isOpen = facts.status === 'created' || facts.status === 'added';
    const missing = findMissingParts(facts);
    if (isOpen && missing.length > 0) throw new InvalidFieldsError(sentencesOf(missing, row));
    const { to: status } = requireTransition('submit', facts);
    const now = clock.now();
    const due_at = review ? new Date(now.getTime() + firstReviewMs(review, row.document_type)) : null;
    return { status, submitted_at: now, due_at, refusal: null, review_note: null };
  }

  return update;
}

export type DocumentSubmission = ReturnType<typeof createDocumentSubmission>;

function sentencesOf(
  missing: ReturnType<typeof findMissingParts>,
  row: DocumentRow,
): Record<string, Sentence> {
  const { pages: limit } = documentRequirementsOf(row.document_type);
  const sentences = {
    expiration_date: { id: 'document_expiry_needed' },
    number: { id: 'document_number_needed' },
    pages: { id: 'document_pages_needed', values: { limit } },
  } as const;
  return Object.fromEntries(missing.map((what) => [what, sentences[what]]));
}
