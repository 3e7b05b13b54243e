import type { ListingSubmission } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import { toSubmission } from './moderation.mapper';
import { createSubmissionsStore } from './submissions.store';

/** What became of a listing when its owner last sent it; null until then. */
export async function findLastSubmission(
  database: Database,
  camperId: number,
): Promise<ListingSubmission | null> {
  const row = await createSubmissionsStore(database).last(camperId);
  return row ? toSubmission(row) : null;
}
