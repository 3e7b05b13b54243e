import type { ReportMessage } from '@campavia/contracts';

import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { createChatsStore } from './chats.store';
import { createMessageReportsStore } from './message-reports.store';
import type { OwnChats } from './own-chats';
import type { ChatNeeds } from './send-message';

const REPORTS = { most: 20, withinMs: 60 * 60_000 };

/** Reports of messages to the support team. */
export function createMessageReports(
  { database, clock, rateLimits }: Pick<ChatNeeds, 'database' | 'clock' | 'rateLimits'>,
  { requireOwn }: Pick<OwnChats, 'requireOwn'>,
) {
  const reports = rateLimits.limiter('message-report', REPORTS);

  /**
   * Reports a message of the other side; a second time changes nothing.
   * @throws HttpError 404 chat_not_found; 405 message_own; TooManyRequestsError; InvalidFieldsError on `comment`
   */
  return async function report(userId: number, id: string, form: ReportMessage): Promise<void> {
    const store = createChatsStore(database);
    const message = await store.findMessage(parseRowId(id));
    if (!message || message.hidden_at) throw new HttpError(404, 'chat_not_found');
    const { chat, role } = await requireOwn(userId, await store.find(message.chat_id));
    if (message.author === role) throw new HttpError(405, 'message_own');
    const comment = readComment(form);
    const known = createMessageReportsStore(database);
    if ((await known.listReported(chat.id, userId)).includes(message.id)) return;
    await reports.take(String(userId));
    const { reason } = form;
    const report = { message_id: message.id, reporter_id: userId, reason, comment };
    await known.add({ ...report, reported_at: clock.now() });
  };
}

function readComment({ reason, comment = '' }: ReportMessage): string | null {
  // The database takes no character of this kind.
  const text = comment.replaceAll('\0', '').normalize('NFC').trim();
  if (!text && reason === 'OTHER') throw new InvalidFieldsError({ comment: { id: 'report_comment_needed' } });
  return text || null;
}
