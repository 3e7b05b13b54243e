import type { UpdateDocument } from '@campavia/contracts';
import { demandsOf, missingOf } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { InvalidFieldsError, type Sentence } from '../../core/http-errors';
import type { DocumentReview } from '../../providers/documents/document-review';
import { documentFacts, type Viewer } from './document-facts';
import { createDocumentPagesStore } from './document-pages.store';
import { createDocumentsStore, type DocumentRow } from './documents.store';
import { firstLookMs } from './judge-paper';
import { lockWithPages, ownPaper, personsMove } from './own-paper';
import { readTold, type ToldOfDocument } from './read-told';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  review: DocumentReview | undefined;
}

/** Telling what stands on papers, and handing them in. */
export function createHandingIn({ database, clock, review }: Needs) {
  /**
   * Tells what stands on a paper, and hands it in.
   * @throws HttpError 404 document_not_found; 405 document_closed; InvalidFieldsError for what is missing or makes no sense
   */
  async function update(viewer: Viewer, id: string, form: UpdateDocument): Promise<void> {
    const { id: documentId } = await ownPaper(database, viewer, id);
    const told = readTold(form, clock.today());
    await database.transaction().execute(async (within) => {
      const { row, pages } = await lockWithPages(within, documentId);
      const now = { ...row, ...told };
      if (Object.keys(told).length > 0) personsMove('tell', documentFacts(row, pages.length, clock.today()));
      await createDocumentsStore(within).change(documentId, told);
      if (!form.submit) return;
      const handedIn = submitted(now, pages.length);
      await createDocumentsStore(within).change(documentId, handedIn);
      await createDocumentPagesStore(within).judge(documentId, { status: handedIn.status });
    });
  }

  function submitted(row: DocumentRow & ToldOfDocument, pages: number) {
    const facts = documentFacts(row, pages, clock.today());
    const isOpen = facts.status === 'created' || facts.status === 'added';
    const missing = missingOf(facts);
    if (isOpen && missing.length > 0) throw new InvalidFieldsError(sentencesOf(missing, row));
    const { to: status } = personsMove('submit', facts);
    const now = clock.now();
    const due_at = review ? new Date(now.getTime() + firstLookMs(review, row.document_type)) : null;
    return { status, submitted_at: now, due_at, refusal: null };
  }

  return update;
}

export type HandingIn = ReturnType<typeof createHandingIn>;

function sentencesOf(missing: ReturnType<typeof missingOf>, row: DocumentRow): Record<string, Sentence> {
  const { pages: limit } = demandsOf(row.document_type);
  const sentences = {
    expiration_date: { id: 'document_expiry_needed' },
    number: { id: 'document_number_needed' },
    pages: { id: 'document_pages_needed', values: { limit } },
  } as const;
  return Object.fromEntries(missing.map((what) => [what, sentences[what]]));
}
