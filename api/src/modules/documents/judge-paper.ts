import { demandsOf, findDocumentMove, type DocumentRefusal, type DocumentType } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { DocumentReview, ProviderVerdict, Verdict } from '../../providers/documents/document-review';
import { documentFacts } from './document-facts';
import type { DocumentLetters } from './document-letters';
import { createDocumentPagesStore, type PageRow } from './document-pages.store';
import { createDocumentsStore, type DocumentRow } from './documents.store';

/** What a verdict on the proof of an emergency means for its booking; called within the transaction of the verdict. */
export type OnProofVerdict = (
  transaction: Database,
  bookingId: number,
  verdict: 'accepted' | 'refused',
) => Promise<void>;

interface Needs extends Pick<AppContext, 'clock'> {
  review: DocumentReview;
  letters: DocumentLetters;
  onProofVerdict: OnProofVerdict;
}

interface Judged {
  row: DocumentRow;
  pages: readonly PageRow[];
}

const PROOFS: readonly DocumentType[] = ['covid_proof', 'detail_decl'];

/** How long after a paper was handed in somebody looks at it. */
export function firstLookMs({ afterMs }: DocumentReview, type: DocumentType): number {
  return demandsOf(type).judgedBy === 'provider' ? afterMs.house : afterMs.houseAlone;
}

/** Judges papers that were handed in: the house first and, for some of them, the provider afterwards. */
export function createPaperJudge({ clock, review, letters, onProofVerdict }: Needs) {
  /** Has a paper judged that is locked within the transaction. */
  async function judge(within: Database, judged: Judged): Promise<void> {
    const paper = { type: judged.row.document_type, pages: judged.pages };
    const isWithProvider = judged.row.status === 'external_transmission';
    const verdict = isWithProvider ? await review.check(paper) : await review.look(paper);
    await apply(within, judged, verdict);
  }

  async function apply(within: Database, judged: Judged, verdict: Verdict | ProviderVerdict): Promise<void> {
    const { row, pages } = judged;
    const actor = row.status === 'external_transmission' ? 'provider' : 'reviewer';
    const move = findDocumentMove(verdict.says, actor, documentFacts(row, pages.length, clock.today()));
    const store = createDocumentsStore(within);
    if (!move) return store.change(row.id, { due_at: null });
    const refusal = verdict.says === 'accept' ? null : verdict.reason;
    const isPassedOn = move.to === 'external_transmission';
    const due_at = isPassedOn ? new Date(clock.now().getTime() + review.afterMs.provider) : null;
    await store.change(row.id, { status: move.to, refusal, due_at });
    await judgePages(within, judged, verdict, move.to);
    if (isPassedOn) return;
    await tellBooking(within, row, verdict);
    await letters.write(within, { ...row, status: move.to, refusal });
  }

  async function tellBooking(within: Database, row: DocumentRow, { says }: Verdict | ProviderVerdict) {
    if (row.booking_id === null || !PROOFS.includes(row.document_type) || says === 'ask_again') return;
    await onProofVerdict(within, row.booking_id, says === 'accept' ? 'accepted' : 'refused');
  }

  return { judge };
}

async function judgePages(
  within: Database,
  { row, pages }: Judged,
  verdict: Verdict | ProviderVerdict,
  status: DocumentRow['status'],
): Promise<void> {
  const store = createDocumentPagesStore(within);
  const reason: DocumentRefusal | null = verdict.says === 'accept' ? null : verdict.reason;
  const among = verdict.says === 'ask_again' && verdict.pageId !== undefined ? [verdict.pageId] : undefined;
  await store.judge(row.id, { status, reason }, among);
  if (!among) return;
  // The others are good, and stay for the next time.
  const others = pages.map(({ id }) => id).filter((id) => !among.includes(id));
  if (others.length > 0) await store.judge(row.id, { status: 'added' }, others);
}
