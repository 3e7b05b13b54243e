import { sql, type Selectable } from 'kysely';

import type { ConditionMoment, ConditionSide } from '@campavia/domain';

import type { ConditionReportTable } from '../../database/condition-schema';
import type { Database } from '../../database/connect';

export type ReportRow = Selectable<ConditionReportTable>;

/** Contents of a condition report. */
export type ReportChanges = Partial<Pick<ReportRow, 'odometer_km' | 'fuel_eighths' | 'remarks' | 'checked'>>;

interface Written {
  bookingId: number;
  moment: ConditionMoment;
  by: ConditionSide;
  at: Date;
}

/** Reads and writes condition reports and the codes by which owners confirm them. */
export function createConditionReportsStore(database: Database) {
  return { ...reports(database), ...codes(database) };
}

function reports(database: Database) {
  function list(bookingId: number): Promise<ReportRow[]> {
    const found = database.selectFrom('condition_report').selectAll();
    return found.where('booking_id', '=', bookingId).execute();
  }

  /** Writes a change: counts the version up, and takes confirmations and code away. */
  async function change({ bookingId, moment, by, at }: Written, changes: ReportChanges): Promise<ReportRow> {
    const written = {
      ...changes,
      updated_by: by,
      updated_at: at,
      guest_confirmed_at: null,
      owner_confirmed_at: null,
    };
    const row = await database
      .insertInto('condition_report')
      .values({ booking_id: bookingId, moment, ...written })
      .onConflict((conflict) =>
        conflict
          .columns(['booking_id', 'moment'])
          .doUpdateSet({ ...written, version: sql<number>`condition_report.version + 1` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await codes(database).removeCode(row.id);
    return row;
  }

  function confirm(id: number, side: ConditionSide, at: Date): Promise<ReportRow> {
    const column = side === 'guest' ? 'guest_confirmed_at' : 'owner_confirmed_at';
    return database
      .updateTable('condition_report')
      .set({ [column]: at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  return { list, change, confirm };
}

function codes(database: Database) {
  /** Stores a code in place of the one before. */
  async function storeCode(reportId: number, hash: Buffer, expiresAt: Date): Promise<void> {
    const values = { hash, expires_at: expiresAt, tries: 0 };
    await database
      .insertInto('condition_code')
      .values({ report_id: reportId, ...values })
      .onConflict((conflict) => conflict.column('report_id').doUpdateSet(values))
      .execute();
  }

  /** Counts one try of a code and answers its hash; undefined when it may not be tried. */
  async function tryCode(reportId: number, { now, tries }: { now: Date; tries: number }) {
    const row = await database
      .updateTable('condition_code')
      .set({ tries: sql<number>`tries + 1` })
      .where('report_id', '=', reportId)
      .where('tries', '<', tries)
      .where('expires_at', '>', now)
      .returning('hash')
      .executeTakeFirst();
    return row?.hash;
  }

  async function removeCode(reportId: number): Promise<void> {
    await database.deleteFrom('condition_code').where('report_id', '=', reportId).execute();
  }

  /** Until when the codes of a booking are valid, by report. */
  function listValid(bookingId: number, { now, tries }: { now: Date; tries: number }) {
    return database
      .selectFrom('condition_code')
      .innerJoin('condition_report as report', 'report.id', 'condition_code.report_id')
      .select(['report_id', 'expires_at'])
      .where('report.booking_id', '=', bookingId)
      .where('expires_at', '>', now)
      .where('tries', '<', tries)
      .execute();
  }

  return { storeCode, tryCode, removeCode, listValid };
}
