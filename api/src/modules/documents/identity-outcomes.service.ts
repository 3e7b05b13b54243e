import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { ProviderVerdict } from '../../providers/documents/document-review';
import { createDocumentsStore } from './documents.store';
import { lockWithPages } from './find-own-document';
import type { DocumentVerdicts } from './review/review-document';

/** Applies outcomes of the payment provider's own identity pages to the identity document of a person. */
export function createIdentityOutcomes({ clock, verdicts }: { clock: Clock; verdicts: DocumentVerdicts }) {
  /** The identity document of a person, which is created if there is none. */
  async function ensureDocument(within: Database, userId: number): Promise<number> {
    const store = createDocumentsStore(within);
    const of = { column: 'user_id', id: userId } as const;
    await store.add(of, ['id_proof'], clock.now());
    const [document] = await store.list(of, ['id_proof']);
    if (!document) throw new RangeError(`Person ${userId} has no identity document`);
    return document.id;
  }

  /** Marks a document as under review by the provider; a valid one stays valid. */
  async function wait(within: Database, documentId: number): Promise<void> {
    const { row } = await lockWithPages(within, documentId);
    if (row.status === 'validated' || row.status === 'exp_soon') return;
    await createDocumentsStore(within).change(documentId, { status: 'external_transmission', due_at: null });
  }

  /** Applies a verdict and e-mails the holder. A refusal takes nothing from a document that is valid. */
  async function apply(within: Database, documentId: number, verdict: ProviderVerdict): Promise<void> {
    const { row, pages } = await lockWithPages(within, documentId);
    if (row.status === 'validated' || row.status === 'exp_soon') return;
    const sent = { ...row, status: 'external_transmission' as const };
    await createDocumentsStore(within).change(documentId, { status: sent.status, due_at: null });
    await verdicts.apply(within, { row: sent, pages }, verdict);
  }

  return { ensureDocument, wait, apply };
}

export type IdentityOutcomes = ReturnType<typeof createIdentityOutcomes>;
