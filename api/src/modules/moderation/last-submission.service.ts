import type { ListingSubmission } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import { toSubmission } from './moderation.mapper';
import { createSubmissionsStore } from './submissions.store';

/** The outcome of the last submission of a listing; null before the first one. */
export async function findLastSubmission(
  database: Database,
  camperId: number,
): Promise<ListingSubmission | null> {
  const row = await createSubmissionsStore(database).last(camperId);
  return row ? toSubmission(row) : null;
}
