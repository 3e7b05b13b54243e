import {
  documentRequirementsOf,
  findDocumentTransition,
  type DocumentRefusal,
  type DocumentType,
} from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import type { DocumentReview, ProviderVerdict, Verdict } from '../../../providers/documents/document-review';
import type { DocumentEmails } from '../document-emails';
import { documentFacts } from '../document-facts';
import { createDocumentsStore, type DocumentRow } from '../documents.store';
import { createDocumentPagesStore, type PageRow } from '../pages/document-pages.store';
import { queueForProvider } from './provider-documents.store';

/** Applies a verdict on the proof of an emergency to its booking, within the transaction of the verdict. */
export type OnProofVerdict = (
  transaction: Database,
  bookingId: number,
  verdict: 'accepted' | 'refused',
) => Promise<void>;

interface VerdictNeeds extends Pick<AppContext, 'clock'> {
  emails: DocumentEmails;
  onProofVerdict: OnProofVerdict;
  /** Whether the documents of owners are submitted to the payment provider. */
  hasProvider: boolean;
  /** After how long a simulated provider answers about other people; undefined outside the sandbox. */
  providerMs: number | undefined;
}

interface Needs extends Omit<VerdictNeeds, 'providerMs'> {
  review: DocumentReview;
}

interface ReviewedDocument {
  row: DocumentRow;
  pages: readonly PageRow[];
}

/** Proofs of an emergency: the verdict on them decides about their booking. */
export const PROOFS: readonly DocumentType[] = ['covid_proof', 'detail_decl'];

/** How long after its submission a document is first reviewed. */
export function firstReviewMs({ afterMs }: DocumentReview, type: DocumentType): number {
  return documentRequirementsOf(type).reviewedBy === 'provider' ? afterMs.platform : afterMs.platformOnly;
}

/** Reviews submitted documents: by the platform first and, for some types, by the provider afterwards. */
export function createDocumentReviewer({ review: reviewer, ...needs }: Needs) {
  const { apply } = createDocumentVerdicts({ ...needs, providerMs: reviewer.afterMs.provider });

  /** Reviews a document that is locked within the transaction. */
  async function review(transaction: Database, document: ReviewedDocument): Promise<void> {
    const request = { type: document.row.document_type, pages: document.pages };
    const isWithProvider = document.row.status === 'external_transmission';
    const verdict = isWithProvider ? await reviewer.check(request) : await reviewer.look(request);
    if (verdict.says === 'leave')
      return createDocumentsStore(transaction).change(document.row.id, { due_at: null });
    await apply(transaction, document, verdict);
  }

  return { review };
}

export type DocumentReviewer = ReturnType<typeof createDocumentReviewer>;

/** Applies verdicts on documents, given automatically or by staff. */
export function createDocumentVerdicts(needs: VerdictNeeds) {
  const { clock, emails, onProofVerdict, hasProvider, providerMs } = needs;

  /** Changes a document that is locked within the transaction, e-mails its holder and applies a proof to its booking. */
  async function apply(
    transaction: Database,
    document: ReviewedDocument,
    verdict: Verdict | ProviderVerdict,
    note: string | null = null,
  ): Promise<void> {
    const { row, pages } = document;
    const actor = row.status === 'external_transmission' ? 'provider' : 'reviewer';
    const facts = documentFacts(row, pages.length, clock.today());
    const transition = findDocumentTransition(verdict.says, actor, facts);
    const store = createDocumentsStore(transaction);
    if (!transition) return store.change(row.id, { due_at: null });
    if (transition.to === 'external_transmission') return passOn(transaction, document);
    const refusal = verdict.says === 'accept' ? null : verdict.reason;
    await store.change(row.id, { status: transition.to, refusal, due_at: null, review_note: note });
    await markPages(transaction, document, verdict, transition.to);
    // The provider also wants documents about which the platform has the last word.
    if (actor === 'reviewer' && transition.to === 'validated') await queue(transaction, row);
    await applyToBooking(transaction, row, verdict);
    await emails.send(transaction, { ...row, status: transition.to, refusal, review_note: note });
  }

  /** Passes an accepted document on to the provider. Without one, what the platform accepted is valid. */
  async function passOn(transaction: Database, document: ReviewedDocument): Promise<void> {
    const isQueued = await queue(transaction, document.row);
    const row = { ...document.row, status: 'external_transmission' } as const;
    const isSimulated = !isQueued && providerMs !== undefined;
    const due_at = isSimulated ? new Date(clock.now().getTime() + providerMs) : null;
    const changes = { status: row.status, refusal: null, due_at, review_note: null };
    await createDocumentsStore(transaction).change(row.id, changes);
    await markPages(transaction, document, ACCEPTED, row.status);
    if (!isQueued && !isSimulated) await apply(transaction, { ...document, row }, ACCEPTED);
  }

  async function queue(transaction: Database, row: DocumentRow): Promise<boolean> {
    return hasProvider && queueForProvider(transaction, row, clock.now());
  }

  async function applyToBooking(
    transaction: Database,
    row: DocumentRow,
    { says }: Verdict | ProviderVerdict,
  ): Promise<void> {
    if (row.booking_id === null || !PROOFS.includes(row.document_type) || says === 'ask_again') return;
    await onProofVerdict(transaction, row.booking_id, says === 'accept' ? 'accepted' : 'refused');
  }

  return { apply };
}

export type DocumentVerdicts = ReturnType<typeof createDocumentVerdicts>;

const ACCEPTED = { says: 'accept' } as const;

async function markPages(
  transaction: Database,
  { row, pages }: ReviewedDocument,
  verdict: Verdict | ProviderVerdict,
  status: DocumentRow['status'],
): Promise<void> {
  const store = createDocumentPagesStore(transaction);
  const reason: DocumentRefusal | null = verdict.says === 'accept' ? null : verdict.reason;
  const among = verdict.says === 'ask_again' && verdict.pageId !== undefined ? [verdict.pageId] : undefined;
  await store.setStatus(row.id, { status, reason }, among);
  if (!among) return;
  // The other pages are good and stay for the next submission.
  const others = pages.map(({ id }) => id).filter((id) => !among.includes(id));
  if (others.length > 0) await store.setStatus(row.id, { status: 'added' }, others);
}
