import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** Reads which documents are due for review, expiry or writing. */
export function createDueDocumentsStore(database: Database) {
  /** Documents that are due by a time. */
  async function due(kind: 'contract' | 'document', at: Date): Promise<number[]> {
    const rows = await database
      .selectFrom('document')
      .select('id')
      .where('due_at', '<=', at)
      .where('document_type', kind === 'contract' ? '=' : '<>', 'rent_cont')
      .orderBy('due_at')
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Documents whose expiry, or the warning before it, is not stored yet. */
  async function expiring(today: PlainDate, warnedUntil: PlainDate): Promise<number[]> {
    const rows = await database
      .selectFrom('document')
      .select('id')
      .where(
        sql<boolean>`(status = 'validated' and expiration_date <= ${warnedUntil})
          or (status = 'exp_soon' and expiration_date <= ${today})`,
      )
      .orderBy('expiration_date')
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  }

  return { due, expiring };
}
