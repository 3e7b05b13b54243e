import { sql } from 'kysely';

import type { DocumentType, StaffActionName, StaffActionSubject } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** One act of staff, as it is recorded. */
export interface NewStaffAction {
  staffId: number;
  action: StaffActionName;
  subject: StaffActionSubject;
  subjectId: number;
  /** The user it concerns; null where it concerns no user. */
  userId: number | null;
  before: object;
  after: object;
  at: Date;
}

/** Types of the documents that acts are about. */
interface TypeFilter {
  among?: readonly DocumentType[];
  notAmong?: readonly DocumentType[];
}

/** Which acts to read. */
export interface StaffActionFilter {
  staffId?: number;
  userId?: number;
  action?: StaffActionName;
  subject?: StaffActionSubject;
  subjectId?: number;
  from?: Date;
  to?: Date;
}

/** Reads and writes the audit log, which is only ever added to. */
export function createStaffActionsStore(database: Database) {
  /** Records an act, within the transaction that does it. */
  async function record({ at, staffId, subjectId, userId, before, after, ...rest }: NewStaffAction) {
    await database
      .insertInto('staff_action')
      .values({
        action: rest.action,
        subject: rest.subject,
        staff_id: staffId,
        subject_id: subjectId,
        user_id: userId,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        done_at: at,
      })
      .execute();
  }

  /** The newest first. */
  function page(filter: StaffActionFilter, { limit, offset }: { limit: number; offset: number }) {
    return filtered(filter)
      .innerJoin('app_user as staff', 'staff.id', 'staff_action.staff_id')
      .leftJoin('app_user as person', 'person.id', 'staff_action.user_id')
      .selectAll('staff_action')
      .select(['staff.first_name as staff_name', 'person.first_name', 'person.last_name'])
      .orderBy('staff_action.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  }

  async function count(filter: StaffActionFilter): Promise<number> {
    const counted = filtered(filter).select((build) => build.fn.countAll<string>().as('count'));
    return Number((await counted.executeTakeFirstOrThrow()).count);
  }

  function filtered({ staffId, userId, action, subject, subjectId, from, to }: StaffActionFilter) {
    return database
      .selectFrom('staff_action')
      .$if(staffId !== undefined, (query) => query.where('staff_action.staff_id', '=', staffId ?? 0))
      .$if(userId !== undefined, (query) => query.where('staff_action.user_id', '=', userId ?? 0))
      .$if(action !== undefined, (query) => query.where('action', '=', action as StaffActionName))
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject as StaffActionSubject))
      .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? 0))
      .$if(from !== undefined, (query) => query.where('done_at', '>=', from as Date))
      .$if(to !== undefined, (query) => query.where('done_at', '<', to as Date));
  }

  return { record, page, count, ...summaries(database) };
}

function summaries(database: Database) {
  /** The decisions of staff about one subject, the newest first. */
  function decisions(subject: StaffActionSubject, subjectId: number) {
    return database
      .selectFrom('staff_action')
      .innerJoin('app_user as staff', 'staff.id', 'staff_action.staff_id')
      .select(['action', 'done_at', 'staff.first_name as staff_name'])
      .where('subject', '=', subject)
      .where('subject_id', '=', subjectId)
      .where('action', '<>', 'document_opened')
      .orderBy('staff_action.id', 'desc')
      .execute();
  }

  /** When one of some acts was last done. */
  async function lastAt(
    actions: readonly StaffActionName[],
    documentTypes: TypeFilter = {},
  ): Promise<Date | null> {
    const { among, notAmong } = documentTypes;
    const type = sql<string>`staff_action.before ->> 'type'`;
    const row = await database
      .selectFrom('staff_action')
      .select((build) => build.fn.max('done_at').as('at'))
      .where('action', 'in', [...actions])
      .$if(among !== undefined, (query) => query.where(type, 'in', [...(among ?? [])]))
      .$if(notAmong !== undefined, (query) => query.where(type, 'not in', [...(notAmong ?? [])]))
      .executeTakeFirst();
    return row?.at ?? null;
  }

  /** How many acts of each name there have been since a moment. */
  async function countSince(since: Date): Promise<Map<StaffActionName, number>> {
    const rows = await database
      .selectFrom('staff_action')
      .select(['action', (build) => build.fn.countAll<string>().as('count')])
      .where('done_at', '>=', since)
      .groupBy('action')
      .execute();
    return new Map(rows.map(({ action, count: many }) => [action, Number(many)]));
  }

  return { decisions, lastAt, countSince };
}

export type StaffActionRow = Awaited<ReturnType<ReturnType<typeof createStaffActionsStore>['page']>>[number];
