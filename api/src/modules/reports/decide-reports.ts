import type { DecideReport, ReverseReport } from '@campavia/contracts';
import type { ListingState } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { Notifications } from '../../providers/notifications/notifications';
import { requireStaff } from '../back-office/require-staff.service';
import { createStaffActionsStore } from '../back-office/staff-actions.service';
import type { SignedIn } from '../identity/signed-in.service';
import { reportDecisionEmail, type DecidedReport } from './report-emails';
import { createReportedContentStore, type ContentRow } from './reported-content.store';
import { createReportsStore, type CaseRow } from './reports.store';

export interface ReportsNeeds extends Pick<AppContext, 'database' | 'clock'> {
  notifications: Pick<Notifications, 'mail'>;
  siteUrl: string;
}

interface Known {
  row: CaseRow;
  /** Undefined once it is deleted. */
  content: ContentRow | undefined;
}

interface Decided extends Known {
  staffId: number;
  decision: NonNullable<CaseRow['decision']>;
  reason: string;
  at: Date;
  /** Of a listing. */
  state: { before: ListingState | null; after: ListingState | null };
}

/** Staff decide cases of reports, and reverse decisions that hid content. */
export function createDeciding(needs: ReportsNeeds) {
  const news = createNews(needs);
  return { decide: createDecide(needs, news), reverse: createReverse(needs, news) };
}

function createDecide({ database, clock }: ReportsNeeds, { mailReporters, mailAuthor }: News) {
  /**
   * Decides all open reports of one subject. Hidden content is no longer shown to others; a listing goes off offer.
   * @throws HttpError 404 report_not_found; 409 report_decided with `decided_by`; 409 report_subject_gone when there is
   * nothing to hide any more
   * @throws InvalidFieldsError on `reason`
   */
  return function decide(who: SignedIn, id: string, form: DecideReport): Promise<{ id: number }> {
    const staffId = requireStaff(who, 'report_not_found');
    const reason = readReason(form.reason);
    return withRetry(database, async (transaction) => {
      const known = await lockCase(transaction, { id, staffId });
      const { row, content } = known;
      await requireOpen(transaction, row);
      const isHidden = form.decision === 'hide';
      if (isHidden && !content?.is_shown) throw new HttpError(409, 'report_subject_gone');
      const at = clock.now();
      if (isHidden) await hide(transaction, row, at);
      const before = content?.state ?? null;
      const after = isHidden && row.subject === 'listing' ? 'unpublished' : before;
      const decision = isHidden ? 'hidden' : 'dismissed';
      await save(transaction, { ...known, staffId, decision, reason, at, state: { before, after } });
      await mailReporters(transaction, known, { kind: isHidden ? 'report_hidden' : 'report_kept', reason });
      if (isHidden) await mailAuthor(transaction, known, { kind: 'content_hidden', reason });
      return { id: row.id };
    });
  };
}

function createReverse({ database, clock }: ReportsNeeds, { mailAuthor }: News) {
  /**
   * Shows hidden content again; a listing returns to its earlier state.
   * @throws HttpError 404 report_not_found; 409 report_not_hidden; 409 report_subject_gone when it was removed or
   * changed meanwhile
   */
  return function reverse(who: SignedIn, id: string, form: ReverseReport): Promise<{ id: number }> {
    const staffId = requireStaff(who, 'report_not_found');
    const reason = readReason(form.reason);
    return withRetry(database, async (transaction) => {
      const known = await lockCase(transaction, { id, staffId });
      const { row, content } = known;
      if (row.decision !== 'hidden') throw new HttpError(409, 'report_not_hidden');
      if (!content || (row.subject === 'listing' && content.state !== 'unpublished')) {
        throw new HttpError(409, 'report_subject_gone');
      }
      const store = createReportedContentStore(transaction);
      if (row.subject !== 'listing') await store.setHidden(row, null);
      else if (row.state_before) await store.setListingState(row.subject_id, row.state_before);
      const state = { before: content.state, after: row.state_before };
      await save(transaction, { ...known, staffId, decision: 'reversed', reason, at: clock.now(), state });
      await mailAuthor(transaction, known, { kind: 'content_shown', reason });
      return { id: row.id };
    });
  };
}

type News = ReturnType<typeof createNews>;

function createNews({ notifications, siteUrl }: ReportsNeeds) {
  type Decided = Pick<DecidedReport, 'kind' | 'reason'>;

  async function mailReporters(transaction: Database, { row, content }: Known, news: Decided): Promise<void> {
    if (!content) return;
    const reports = await createReportsStore(transaction).listReports(row.id);
    const ids = [...new Set(reports.flatMap(({ reporter_id }) => reporter_id ?? []))];
    await mail(transaction, ids, { ...newsOf(row, content), ...news });
  }

  async function mailAuthor(transaction: Database, { row, content }: Known, news: Decided): Promise<void> {
    if (!content || content.author_id === null) return;
    await mail(transaction, [content.author_id], { ...newsOf(row, content), ...news });
  }

  async function mail(transaction: Database, ids: readonly number[], news: DecidedReport): Promise<void> {
    for (const reader of await createReportedContentStore(transaction).readers(ids)) {
      const { email: recipient, language, locale } = reader;
      const email = reportDecisionEmail(news, { language, locale, siteUrl });
      await notifications.mail({ recipient, ...email }, transaction);
    }
  }

  return { mailReporters, mailAuthor };
}

function newsOf({ subject }: CaseRow, { camper_id: id, title, chat_id }: ContentRow) {
  return { subject, camper: { id, title }, chatId: chat_id };
}

/** Stores the decision, and records it in the audit log. */
async function save(transaction: Database, decided: Decided): Promise<void> {
  const { row, content, staffId, decision, reason, at, state } = decided;
  const kept = decision === 'reversed' ? row.state_before : state.before;
  await createReportsStore(transaction).decide(row.id, {
    decision,
    reason,
    decided_at: at,
    decided_by: staffId,
    state_before: kept,
  });
  const about = { subject: row.subject, subject_id: row.subject_id };
  await createStaffActionsStore(transaction).record({
    staffId,
    action: `report_${decision}`,
    subject: 'report',
    subjectId: row.id,
    userId: content?.author_id ?? null,
    before: { ...about, ...(state.before && { state: state.before }) },
    after: { reason, ...(state.after && { state: state.after }) },
    at,
  });
}

/** @throws HttpError 404 report_not_found, also for content of the reader */
export async function requireCase(
  database: Database,
  read: (id: number) => Promise<CaseRow | undefined>,
  { id, staffId }: { id: string; staffId: number },
): Promise<Known> {
  const row = await read(parseRowId(id));
  if (!row) throw new HttpError(404, 'report_not_found');
  const content = await createReportedContentStore(database).find(row);
  if (content?.author_id === staffId) throw new HttpError(404, 'report_not_found');
  return { row, content };
}

async function lockCase(transaction: Database, asked: { id: string; staffId: number }): Promise<Known> {
  const store = createReportsStore(transaction);
  const known = await requireCase(transaction, store.lock, asked);
  await createReportedContentStore(transaction).lock(known.row);
  return { row: known.row, content: await createReportedContentStore(transaction).find(known.row) };
}

async function requireOpen(transaction: Database, row: CaseRow): Promise<void> {
  if (row.decision === null) return;
  const decided = await createReportsStore(transaction).listDecided(row);
  const by = decided.find(({ id }) => id === row.id)?.staff_name;
  throw new HttpError(409, 'report_decided', { decided_by: by ?? '' });
}

async function hide(transaction: Database, row: CaseRow, at: Date): Promise<void> {
  const store = createReportedContentStore(transaction);
  if (row.subject === 'listing') await store.setListingState(row.subject_id, 'unpublished');
  else await store.setHidden(row, at);
}

function readReason(reason: string): string {
  // The database takes no character of this kind.
  const text = reason.replaceAll('\0', '').normalize('NFC').trim();
  if (!text) throw new InvalidFieldsError({ reason: { id: 'field_required' } });
  return text;
}
