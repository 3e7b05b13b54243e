import type { Insertable, Selectable } from 'kysely';

import type { CurrencyCode } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { InsuranceConditionTable, InsuranceFileTable } from '../../database/listing-schema';
import type { CamperStatus } from '../../database/schema';

export type FileRow = Selectable<InsuranceFileTable>;

/** An owner's statement at a time, with its files. */
export interface ConditionRow extends Selectable<InsuranceConditionTable> {
  files: FileRow[];
}

export interface InsuredCamperRow {
  id: number;
  owner_id: number;
  status: CamperStatus;
  currency: CurrencyCode;
  insured_by: 'platform' | 'owner';
}

/** A booking whose conditions are requested. */
export interface InsuredBookingRow {
  guest_id: number;
  insurance_id: number;
  price_frozen_at: Date | null;
}

/** Reads and writes the conditions of owners' own insurances. */
export function createInsuranceConditionsStore(database: Database) {
  return { ...conditions(database), ...surroundings(database) };
}

export type InsuranceConditionsStore = ReturnType<typeof createInsuranceConditionsStore>;

function conditions(database: Database) {
  async function withFiles(row: Selectable<InsuranceConditionTable> | undefined) {
    if (!row) return undefined;
    const files = await database
      .selectFrom('insurance_file')
      .selectAll()
      .where('condition_id', '=', row.id)
      .orderBy('id')
      .execute();
    return { ...row, files };
  }

  /** The conditions in force at a moment; the newest when absent. */
  async function findCurrent(camperId: number, at?: Date): Promise<ConditionRow | undefined> {
    let all = database.selectFrom('insurance_condition').selectAll().where('camper_id', '=', camperId);
    if (at) all = all.where('created_at', '<=', at);
    return withFiles(await all.orderBy('id', 'desc').limit(1).executeTakeFirst());
  }

  async function find(id: number): Promise<ConditionRow | undefined> {
    const all = database.selectFrom('insurance_condition').selectAll();
    return withFiles(await all.where('id', '=', id).executeTakeFirst());
  }

  async function add(
    condition: Insertable<InsuranceConditionTable>,
    files: readonly Omit<Insertable<InsuranceFileTable>, 'condition_id'>[],
  ): Promise<void> {
    const { id } = await database
      .insertInto('insurance_condition')
      .values(condition)
      .returning('id')
      .executeTakeFirstOrThrow();
    // A file sent twice is stored once.
    await database
      .insertInto('insurance_file')
      .values(files.map((file) => ({ ...file, condition_id: id })))
      .onConflict((same) => same.columns(['condition_id', 'file']).doNothing())
      .execute();
    const used = files.map(({ file }) => file);
    await database.deleteFrom('insurance_file_leaving').where('file', 'in', used).execute();
  }

  function findFile(key: string): Promise<FileRow | undefined> {
    return database
      .selectFrom('insurance_file')
      .selectAll()
      .where('key', '=', key)
      .limit(1)
      .executeTakeFirst();
  }

  return { findCurrent, find, add, findFile };
}

function surroundings(database: Database) {
  function findCamper(id: number): Promise<InsuredCamperRow | undefined> {
    return database
      .selectFrom('camper')
      .innerJoin('rental_terms', 'rental_terms.camper_id', 'camper.id')
      .select(['camper.id', 'owner_id', 'status', 'currency', 'insured_by'])
      .where('camper.id', '=', id)
      .executeTakeFirst();
  }

  function findBooking(id: number, camperId: number): Promise<InsuredBookingRow | undefined> {
    return database
      .selectFrom('booking')
      .select(['guest_id', 'insurance_id', 'price_frozen_at'])
      .where('id', '=', id)
      .where('camper_id', '=', camperId)
      .executeTakeFirst();
  }

  /** Whether a guest has a trip with a camper that its owner's insurance covers. */
  async function hasInsuredTrip(guestId: number, camperId: number, insuranceId: number): Promise<boolean> {
    const found = await database
      .selectFrom('booking')
      .select('id')
      .where('guest_id', '=', guestId)
      .where('camper_id', '=', camperId)
      .where('insurance_id', '=', insuranceId)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  return { findCamper, findBooking, hasInsuredTrip };
}
