import type { ReportCase, ReportedItem } from '@campavia/contracts';

import type { ContentRow } from './reported-content.store';
import type { CaseRow, DecidedRow, ReportRow, WaitingCaseRow } from './reports.store';

export function toReportedItem(row: WaitingCaseRow): ReportedItem {
  const { id, subject, title, report_count, reasons } = row;
  return {
    id,
    subject,
    title: title ?? '',
    report_count,
    reasons,
    opened_at: row.opened_at.toISOString(),
  };
}

interface CaseParts {
  row: CaseRow;
  content: ContentRow | undefined;
  reports: readonly ReportRow[];
  decided: readonly DecidedRow[];
  nextId: number | null;
}

export function toReportCase({ row, content, reports, decided, nextId }: CaseParts): ReportCase {
  const own = decided.find(({ id }) => id === row.id);
  return {
    id: row.id,
    subject: row.subject,
    subject_id: row.subject_id,
    opened_at: row.opened_at.toISOString(),
    content: content ? toContent(content) : null,
    reports: reports.map(toReport),
    decision: own ? toOutcome(own) : null,
    earlier: decided.filter(({ id }) => id !== row.id).map(toOutcome),
    next_id: nextId,
  };
}

function toContent(row: ContentRow): NonNullable<ReportCase['content']> {
  const { camper_id, title, text, rating, is_shown } = row;
  return {
    camper_id,
    title,
    text,
    rating,
    is_shown,
    written_at: row.written_at?.toISOString() ?? null,
    author: toPerson(row.author_id, row.author_first_name, row.author_last_name),
  };
}

function toReport(row: ReportRow): ReportCase['reports'][number] {
  const { reason, comment } = row;
  return {
    reason,
    comment,
    reporter: toPerson(row.reporter_id, row.first_name, row.last_name),
    reported_at: row.reported_at.toISOString(),
  };
}

function toPerson(id: number | null, first_name: string | null, last_name: string | null) {
  return id === null || first_name === null ? null : { id, first_name, last_name: last_name ?? '' };
}

/** Rows of decided cases have all of these. */
function toOutcome(row: DecidedRow): ReportCase['earlier'][number] {
  return {
    outcome: row.decision ?? 'dismissed',
    reason: row.reason ?? '',
    staff_name: row.staff_name,
    decided_at: (row.decided_at as Date).toISOString(),
  };
}
