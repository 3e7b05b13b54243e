import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Database } from '../../database/connect';
import type { ListingSubmissionTable } from '../../database/listing-schema';

export type SubmissionRow = Selectable<ListingSubmissionTable>;

/** A submission with the first name of who decided on it. */
export interface DecidedRow extends SubmissionRow {
  decided_by_name: string | null;
}

/** Reads and writes submissions of listings, with the decisions about them. */
export function createSubmissionsStore(database: Database) {
  function last(camperId: number): Promise<SubmissionRow | undefined> {
    return database
      .selectFrom('listing_submission')
      .selectAll()
      .where('camper_id', '=', camperId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** The submissions of a camper, the newest first. */
  function list(camperId: number): Promise<DecidedRow[]> {
    return database
      .selectFrom('listing_submission')
      .leftJoin('app_user', 'app_user.id', 'listing_submission.decided_by')
      .selectAll('listing_submission')
      .select('app_user.first_name as decided_by_name')
      .where('camper_id', '=', camperId)
      .orderBy('listing_submission.id', 'desc')
      .limit(MAX_LISTED)
      .execute();
  }

  async function add(row: Insertable<ListingSubmissionTable>): Promise<void> {
    await database.insertInto('listing_submission').values(row).execute();
  }

  async function decide(id: number, decision: Updateable<ListingSubmissionTable>): Promise<void> {
    await database.updateTable('listing_submission').set(decision).where('id', '=', id).execute();
  }

  return { last, list, add, decide };
}

const MAX_LISTED = 50;
