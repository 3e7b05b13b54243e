import type { AuditLog, AuditLogQuery, StaffAction } from '@campavia/contracts';
import { addDays, isPlainDate, momentMs, type PlainDate } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { InvalidFieldsError } from '../../core/http-errors';
import { pageLinks } from '../../core/routing/page-links';
import type { SignedIn } from '../identity/signed-in.service';
import { requireStaff } from './require-staff.service';
import {
  createStaffActionsStore,
  type StaffActionFilter,
  type StaffActionRow,
} from './staff-actions.service';

const USUAL_PAGE_SIZE = 25;

/** The audit log: everything that staff did. */
export function createAuditLog({ database }: Pick<AppContext, 'database'>) {
  const actions = createStaffActionsStore(database);

  /** The newest acts first; days are those of UTC, `to` included. @throws HttpError 404 for all but staff */
  async function search(who: SignedIn, query: AuditLogQuery): Promise<AuditLog> {
    requireStaff(who);
    const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const filter = toFilter(query);
    const [rows, count] = await Promise.all([
      actions.page(filter, { limit: size, offset: (page - 1) * size }),
      actions.count(filter),
    ]);
    const links = pageLinks('/v4/back-office/actions/', query, { page, size, count });
    return { count, ...links, results: rows.map(toStaffAction) };
  }

  return search;
}

export type SearchAuditLog = ReturnType<typeof createAuditLog>;

function toFilter(query: AuditLogQuery): StaffActionFilter {
  const { staff_id: staffId, user_id: userId, action, subject, subject_id: subjectId, from, to } = query;
  return {
    staffId,
    userId,
    action,
    subject,
    subjectId,
    from: from === undefined ? undefined : startOf(readDay('from', from)),
    to: to === undefined ? undefined : startOf(addDays(readDay('to', to), 1)),
  };
}

function readDay(field: 'from' | 'to', value: string): PlainDate {
  if (!isPlainDate(value)) throw new InvalidFieldsError({ [field]: { id: 'field_not_a_date' } });
  return value;
}

function startOf(day: PlainDate): Date {
  return new Date(momentMs(`${day}T00:00:00Z`));
}

/** An act of the contract. */
export function toStaffAction(row: StaffActionRow): StaffAction {
  const { user_id: id, first_name, last_name } = row;
  return {
    id: Number(row.id),
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    staff: { id: row.staff_id, first_name: row.staff_name },
    user: id === null ? null : { id, first_name: first_name ?? '', last_name: last_name ?? '' },
    before: row.before,
    after: row.after,
    done_at: row.done_at.toISOString(),
  };
}
