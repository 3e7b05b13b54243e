import type {
  CamperState,
  DecideDocument,
  DocumentQueue,
  DocumentQueueQuery,
  ReviewedDocument,
} from '@campavia/contracts';
import { DOCUMENT_CLAIM_MS, type DocumentDecision, type StaffActionName } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { pageLinks } from '../../../core/routing/page-links';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import type { ProviderVerdict, Verdict } from '../../../providers/documents/document-review';
import { holderOf } from '../document-facts';
import { createDocumentsStore, type DocumentRow } from '../documents.store';
import type { Reading } from '../documents.mapper';
import type { DocumentsService } from '../documents.service';
import { lockWithPages } from '../find-own-document';
import { PROOFS, type DocumentVerdicts } from '../review/review-document';
import type { SignedIn } from '../../identity/signed-in.service';
import { requireStaff } from '../../back-office/require-staff.service';
import { createStaffActionsStore, type NewStaffAction } from '../../back-office/staff-actions.service';
import { createDocumentQueueStore, type ReviewQueue } from './document-queue.store';
import {
  toClaimant,
  toComparison,
  toHolder,
  toLastDecision,
  toWaitingDocument,
} from './document-reviews.mapper';

export interface DocumentReviewNeeds extends Pick<AppContext, 'database' | 'clock'> {
  documents: DocumentsService;
  verdicts: DocumentVerdicts;
}

const USUAL_PAGE_SIZE = 10;

/** The name of a decision in the audit log. */
const ACTIONS = {
  accept: 'document_accepted',
  ask_again: 'document_asked_again',
  refuse: 'document_refused',
} as const satisfies Record<DocumentDecision, StaffActionName>;

/** Staff review documents: they open the one that has waited longest, read it and decide. */
export function createDocumentReviews(needs: DocumentReviewNeeds) {
  return { ...createReading(needs), decide: createDecide(needs) };
}

export type DocumentReviews = ReturnType<typeof createDocumentReviews>;

function createReading({ database, clock, documents }: DocumentReviewNeeds) {
  const queues = createDocumentQueueStore(database);
  const actions = createStaffActionsStore(database);

  /** The documents that wait, the oldest first. @throws HttpError 404 for all but staff */
  async function list(who: SignedIn, query: DocumentQueueQuery): Promise<DocumentQueue> {
    const staffId = requireStaff(who);
    const { queue = 'documents', page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const [rows, { waiting: count, late }] = await Promise.all([
      queues.page(
        queue,
        { staffId, claimedAfter: claimsSince() },
        { limit: size, offset: (page - 1) * size },
      ),
      queues.counts(queue, staffId, clock.now()),
    ]);
    const links = pageLinks('/v4/back-office/documents/', query, { page, size, count });
    const counted_at = clock.now().toISOString();
    return { count, late, counted_at, ...links, results: rows.map(toWaitingDocument) };
  }

  /**
   * A document with the data of its account beside it. It is claimed for its reader, and the look is recorded.
   * @throws HttpError 404 document_not_found for all but staff, for one’s own and for one that was never submitted
   */
  async function open(
    who: SignedIn,
    id: string,
    reading: Pick<Reading, 'catalogue'>,
  ): Promise<ReviewedDocument> {
    const staffId = requireStaff(who, 'document_not_found');
    const row = await requireReviewed(createDocumentsStore(database).find, who, id);
    const [isWaiting, now] = [row.status === 'valid_ask', clock.now()];
    const after = claimsSince();
    if (isWaiting) await queues.claim(row.id, staffId, { now, after });
    const holderId = holderOf(row) ?? 0;
    await actions.record(openedBy(staffId, row, now));
    const queue = queueOf(row);
    const [document, holder, compared, claimant, nextId, decisions] = await Promise.all([
      documents.get(who, String(row.id), reading),
      queues.holder(holderId),
      readCompared(database, row),
      queues.claimant(row.id, after),
      queues.next(queue, { staffId, claimedAfter: after }, row.id),
      actions.decisions('document', row.id),
    ]);
    if (!holder) throw new HttpError(404, 'document_not_found');
    return {
      document,
      queue,
      holder: toHolder(holder),
      compare: toComparison(holder, compared),
      claimed_by: toClaimant(claimant, staffId),
      is_waiting: isWaiting,
      decision_count: decisions.length,
      last_decision: toLastDecision(decisions[0]),
      next_id: nextId,
      read_at: now.toISOString(),
    };
  }

  function claimsSince(): Date {
    return new Date(clock.now().getTime() - DOCUMENT_CLAIM_MS);
  }

  return { list, open };
}

/** The vehicle or booking that a document is compared with. */
async function readCompared(
  database: Database,
  { vehicle_id: vehicleId, booking_id: bookingId }: DocumentRow,
) {
  const queues = createDocumentQueueStore(database);
  const [vehicle, booking] = await Promise.all([
    vehicleId === null ? undefined : queues.vehicle(vehicleId),
    bookingId === null ? undefined : queues.booking(bookingId),
  ]);
  return { vehicle, booking };
}

function openedBy(staffId: number, row: DocumentRow, at: Date): NewStaffAction {
  const looked = { action: 'document_opened', subject: 'document', subjectId: row.id } as const;
  return { ...looked, staffId, userId: holderOf(row), before: {}, after: {}, at };
}

function createDecide({ database, clock, verdicts }: DocumentReviewNeeds) {
  /**
   * Decides about a document, e-mails its holder and records who did it.
   * @throws HttpError 404 as `open`; 409 document_claimed while a colleague reviews it; 409 document_decided once it
   * was decided, withdrawn or submitted anew
   * @throws InvalidFieldsError on `reason` or `page_id`
   */
  function decide(who: SignedIn, id: string, form: DecideDocument): Promise<Pick<CamperState, 'id'>> {
    const staffId = requireStaff(who, 'document_not_found');
    return withRetry(database, async (transaction) => {
      const { id: documentId } = await requireReviewed(createDocumentsStore(transaction).find, who, id);
      const { row, pages } = await lockWithPages(transaction, documentId);
      if (row.status !== 'valid_ask' || row.submitted_at?.toISOString() !== form.submitted_at) {
        throw new HttpError(409, 'document_decided');
      }
      await requireClaim(transaction, row.id, staffId);
      const verdict = readVerdict(
        form,
        pages.map(({ id: pageId }) => pageId),
      );
      const note = readNote(form);
      await verdicts.apply(transaction, { row, pages }, verdict, note);
      await createDocumentQueueStore(transaction).release(row.id);
      const after = await createDocumentsStore(transaction).find(row.id);
      await createStaffActionsStore(transaction).record({
        staffId,
        action: ACTIONS[form.decision],
        subject: 'document',
        subjectId: row.id,
        userId: holderOf(row),
        before: { type: row.document_type, status: row.status },
        after: { status: after?.status, reason: form.reason, page: form.page_id, note: note ?? undefined },
        at: clock.now(),
      });
      return { id: row.id };
    });
  }

  async function requireClaim(transaction: Database, documentId: number, staffId: number): Promise<void> {
    const after = new Date(clock.now().getTime() - DOCUMENT_CLAIM_MS);
    const claimant = await createDocumentQueueStore(transaction).claimant(documentId, after);
    if (claimant && claimant.staff_id !== staffId) throw new HttpError(409, 'document_claimed');
  }

  return decide;
}

/** Which queue a document is in. */
function queueOf({ document_type }: DocumentRow): ReviewQueue {
  return PROOFS.includes(document_type) ? 'proofs' : 'documents';
}

/** A document that was submitted, for staff, who never decide on their own. @throws HttpError 404 document_not_found */
async function requireReviewed(
  find: (id: number) => Promise<DocumentRow | undefined>,
  who: SignedIn,
  id: string,
): Promise<DocumentRow> {
  const row = await find(parseRowId(id));
  const isReviewed = row !== undefined && row.submitted_at !== null && row.document_type !== 'rent_cont';
  if (!isReviewed || holderOf(row) === who.userId) throw new HttpError(404, 'document_not_found');
  return row;
}

function readVerdict(form: DecideDocument, pageIds: readonly number[]): Verdict | ProviderVerdict {
  const { decision, reason, page_id: pageId } = form;
  if (decision === 'accept') return { says: 'accept' };
  if (reason === undefined) throw new InvalidFieldsError({ reason: { id: 'review_reason_needed' } });
  if (pageId !== undefined && !pageIds.includes(pageId)) {
    throw new InvalidFieldsError({ page_id: { id: 'field_not_a_choice' } });
  }
  return decision === 'ask_again' ? { says: decision, reason, pageId } : { says: 'refuse', reason };
}

function readNote({ note = '', decision }: DecideDocument): string | null {
  // The database takes no character of this kind.
  const text = note.replaceAll('\0', '').normalize('NFC').trim();
  return decision === 'accept' || text === '' ? null : text;
}

/** The documents, or proofs, that wait for staff: how many and for how long, the next one, the last decision. */
export function createDocumentQueueCounts({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const queues = createDocumentQueueStore(database);
  const actions = createStaffActionsStore(database);

  return async function count(queue: ReviewQueue, staffId: number) {
    const now = clock.now();
    const claimedAfter = new Date(now.getTime() - DOCUMENT_CLAIM_MS);
    const [counts, next_id, last_decided_at] = await Promise.all([
      queues.counts(queue, staffId, now),
      queues.next(queue, { staffId, claimedAfter }),
      actions.lastAt(Object.values(ACTIONS), queue === 'proofs' ? { among: PROOFS } : { notAmong: PROOFS }),
    ]);
    return { ...counts, next_id, last_decided_at };
  };
}
