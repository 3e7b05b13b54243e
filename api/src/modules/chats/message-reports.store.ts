import type { Insertable } from 'kysely';

import type { Database } from '../../database/connect';
import type { MessageReportTable } from '../../database/update-schema';

/** Reads and writes which messages people reported. */
export function createMessageReportsStore(database: Database) {
  /** Messages of a chat that a user has reported. */
  async function listReported(chatId: number, userId: number): Promise<number[]> {
    const rows = await database
      .selectFrom('message_report')
      .innerJoin('chat_message', 'chat_message.id', 'message_report.message_id')
      .select('message_id')
      .where('chat_id', '=', chatId)
      .where('reporter_id', '=', userId)
      .orderBy('message_id')
      .execute();
    return rows.map(({ message_id }) => message_id);
  }

  /** Stores a report; a second one of the same person changes nothing. */
  async function add(report: Insertable<MessageReportTable>): Promise<void> {
    await database
      .insertInto('message_report')
      .values(report)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return { listReported, add };
}
