import type { ReportCase, ReportQueue, ReportQueueQuery } from '@campavia/contracts';
import type { ReportSubject } from '@campavia/domain';

import { pageLinks } from '../../core/routing/page-links';
import { requireStaff } from '../back-office/require-staff.service';
import type { SignedIn } from '../identity/signed-in.service';
import { createDeciding, requireCase, type ReportsNeeds } from './decide-reports';
import { toReportCase, toReportedItem } from './reports.mapper';
import { createReportsStore } from './reports.store';

export type { ReportsNeeds } from './decide-reports';
export { reportDecisionEmail, type DecidedReport } from './report-emails';

const USUAL_PAGE_SIZE = 10;

/** Cases of reports, as staff read and decide them. */
export function createReports(needs: ReportsNeeds) {
  return { ...createReading(needs), ...createDeciding(needs) };
}

export type Reports = ReturnType<typeof createReports>;

/** How many cases wait in a queue, how long, and which one is next. */
export function createReportQueueCounts({ database, clock }: Pick<ReportsNeeds, 'database' | 'clock'>) {
  const store = createReportsStore(database);
  return async function counts(subject: ReportSubject, staffId: number) {
    const [waiting, next_id, last_decided_at] = await Promise.all([
      store.counts(subject, staffId, clock.now()),
      store.next(subject, staffId),
      store.lastDecidedAt(subject),
    ]);
    return { ...waiting, next_id, last_decided_at };
  };
}

function createReading({ database, clock }: ReportsNeeds) {
  const store = createReportsStore(database);

  /** The cases of a queue, the oldest first. @throws HttpError 404 for all but staff */
  async function list(who: SignedIn, query: ReportQueueQuery): Promise<ReportQueue> {
    const staffId = requireStaff(who);
    const { subject = 'listing', page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const [rows, { waiting: count, late }] = await Promise.all([
      store.page({ subject, staffId }, { limit: size, offset: (page - 1) * size }),
      store.counts(subject, staffId, clock.now()),
    ]);
    return {
      count,
      late,
      counted_at: clock.now().toISOString(),
      ...pageLinks('/v4/back-office/reports/', query, { page, size, count }),
      results: rows.map(toReportedItem),
    };
  }

  /** @throws HttpError 404 report_not_found for all but staff, and for content of the reader */
  async function find(who: SignedIn, id: string): Promise<ReportCase> {
    const staffId = requireStaff(who, 'report_not_found');
    const { row, content } = await requireCase(database, store.find, { id, staffId });
    const [reports, decided, nextId] = await Promise.all([
      store.listReports(row.id),
      store.listDecided(row),
      store.next(row.subject, staffId, row.id),
    ]);
    return toReportCase({ row, content, reports, decided, nextId });
  }

  return { list, find };
}
