import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { createChatEmailsStore } from './emails/chat-emails.store';

/** Whether a user gets e-mails about unread messages. */
export function createChatEmailPreference(database: Database) {
  const store = createChatEmailsStore(database);

  /** Stops the e-mails to the owner of the token. @throws HttpError 400 link_invalid */
  async function stop(token: string): Promise<void> {
    if (!(await store.stop(token.replaceAll('\0', '')))) throw new HttpError(400, 'link_invalid');
  }

  return { set: store.set, stop };
}

export type ChatEmailPreference = ReturnType<typeof createChatEmailPreference>;
