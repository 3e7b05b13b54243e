import { sql, type Selectable } from 'kysely';

import type { ReportSubject } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { ReportCaseTable } from '../../database/listing-schema';

export type CaseRow = Selectable<ReportCaseTable>;

/** A case that waits. */
export interface WaitingCaseRow {
  id: number;
  subject: ReportSubject;
  title: string | null;
  report_count: number;
  reasons: string[];
  opened_at: Date;
}

export interface CaseCounts {
  waiting: number;
  fresh: number;
  late: number;
  oldest_at: Date | null;
}

export interface ReportRow {
  reason: string | null;
  comment: string | null;
  reporter_id: number | null;
  first_name: string | null;
  last_name: string | null;
  reported_at: Date;
}

// All reports of all kinds, with their reporters.
const REPORTS = sql`(select case_id, reason, comment, user_id as reporter_id, reported_at from listing_report
  union all select case_id, reason, comment, reporter_id, reported_at from review_report
  union all select case_id, reason, comment, reporter_id, reported_at from message_report)`;

// Staff cannot decide on their own listings, reviews or messages.
const waitingFor = (subject: ReportSubject, staffId: number) => sql`from report_case k
  left join reportable c on c.subject = k.subject and c.subject_id = k.subject_id
  where k.subject = ${subject} and k.decision is null and c.author_id is distinct from ${staffId}`;

/** Reads and decides cases: all open reports of one subject. */
export function createReportsStore(database: Database) {
  return { ...queues(database), ...cases(database) };
}

function queues(database: Database) {
  /** Those that have waited longest first. */
  async function page(
    { subject, staffId }: { subject: ReportSubject; staffId: number },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<WaitingCaseRow[]> {
    const { rows } = await sql<WaitingCaseRow>`
      select w.*, r.report_count, r.reasons
      from (select k.id, k.subject, k.opened_at, c.title ${waitingFor(subject, staffId)}
        order by k.opened_at, k.id limit ${limit} offset ${offset}) w
      cross join lateral (select count(*)::integer as report_count,
        coalesce(array_agg(distinct reason) filter (where reason is not null), '{}') as reasons
        from ${REPORTS} q where q.case_id = w.id) r
      order by w.opened_at, w.id`.execute(database);
    return rows;
  }

  async function counts(subject: ReportSubject, staffId: number, now: Date): Promise<CaseCounts> {
    const { rows } = await sql<CaseCounts>`
      select count(*)::integer as waiting, min(k.opened_at) as oldest_at,
        (count(*) filter (where k.opened_at > ${now}::timestamptz - interval '4 hours'))::integer as fresh,
        (count(*) filter (where k.opened_at < ${now}::timestamptz - interval '24 hours'))::integer as late
      ${waitingFor(subject, staffId)}`.execute(database);
    return rows[0] as CaseCounts;
  }

  /** The case that has waited longest, except one. */
  async function next(subject: ReportSubject, staffId: number, besideId = 0): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`select k.id ${waitingFor(subject, staffId)}
      and k.id <> ${besideId} order by k.opened_at, k.id limit 1`.execute(database);
    return rows[0]?.id ?? null;
  }

  async function lastDecidedAt(subject: ReportSubject): Promise<Date | null> {
    const row = await database
      .selectFrom('report_case')
      .select((build) => build.fn.max('decided_at').as('at'))
      .where('subject', '=', subject)
      .where('decision', 'is not', null)
      .executeTakeFirst();
    return row?.at ?? null;
  }

  return { page, counts, next, lastDecidedAt };
}

function cases(database: Database) {
  function find(id: number): Promise<CaseRow | undefined> {
    return database.selectFrom('report_case').selectAll().where('id', '=', id).executeTakeFirst();
  }

  function lock(id: number): Promise<CaseRow | undefined> {
    return database.selectFrom('report_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async function decide(
    id: number,
    decided: Pick<CaseRow, 'decision' | 'decided_at' | 'decided_by' | 'reason' | 'state_before'>,
  ): Promise<void> {
    await database.updateTable('report_case').set(decided).where('id', '=', id).execute();
  }

  /** Decided cases of one subject, the newest first. */
  function listDecided({ subject, subject_id }: Pick<CaseRow, 'subject' | 'subject_id'>) {
    return database
      .selectFrom('report_case')
      .innerJoin('app_user as staff', 'staff.id', 'report_case.decided_by')
      .select([
        'report_case.id',
        'decision',
        'reason',
        'decided_at',
        'staff.first_name as staff_name',
        'state_before',
      ])
      .where('subject', '=', subject)
      .where('subject_id', '=', subject_id)
      .where('decision', 'is not', null)
      .orderBy('decided_at', 'desc')
      .orderBy('report_case.id', 'desc')
      .limit(20)
      .execute();
  }

  /** The reports of a case, the first one in front. */
  async function listReports(caseId: number): Promise<ReportRow[]> {
    const { rows } = await sql<ReportRow>`
      select q.reason, q.comment, u.id as reporter_id, u.first_name, u.last_name, q.reported_at
      from ${REPORTS} q left join app_user u on u.id = q.reporter_id and u.deleted_at is null
      where q.case_id = ${caseId} order by q.reported_at, u.id limit 100`.execute(database);
    return rows;
  }

  return { find, lock, decide, listDecided, listReports };
}

export type DecidedRow = Awaited<ReturnType<ReturnType<typeof createReportsStore>['listDecided']>>[number];
