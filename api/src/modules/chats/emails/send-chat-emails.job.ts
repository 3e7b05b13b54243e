import { maskContacts } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { processDue } from '../../../core/background/process-due';
import type { Database } from '../../../database/connect';
import type { Notifications } from '../../../providers/notifications/notifications';
import { buildChatEmail } from './chat-email';
import { createChatEmailsStore, type ChatReader, type UnreadTimes } from './chat-emails.store';

const MINUTE_MS = 60_000;
/** How long a message stays unread before its reader gets an e-mail. */
const UNREAD_MS = 10 * MINUTE_MS;
const OLDEST_MS = 2 * 24 * 60 * MINUTE_MS;
/** Most e-mails per run: between runs the process can be stopped. */
const MAX_AT_ONCE = 100;

interface Needs extends Pick<AppContext, 'database' | 'clock' | 'settings'> {
  notifications: Notifications;
}

/** E-mails people about messages that they have not read for ten minutes: once for each chat until they read it. */
export function createChatEmails({ database, clock, settings, notifications }: Needs) {
  /** Returns how many e-mails were sent. */
  async function sendDue(): Promise<number> {
    const now = clock.now();
    const store = createChatEmailsStore(database);
    const times = {
      now,
      before: new Date(now.getTime() - UNREAD_MS),
      after: new Date(now.getTime() - OLDEST_MS),
    };
    return processDue(
      { database, clock },
      {
        list: () => store.listDue(times, MAX_AT_ONCE),
        work: (reader, within) => sendTo(reader, times, within),
        putOff: store.putOff,
      },
    );
  }

  async function sendTo(reader: ChatReader, times: UnreadTimes, within: Database): Promise<boolean> {
    const store = createChatEmailsStore(within);
    const due = await store.takeDue(reader, times);
    if (!due) return false;
    const { chat, language, locale, author, title, count } = due;
    const token = await store.tokenOf(due.user_id);
    const content = maskContacts(due.content).text;
    const email = buildChatEmail(
      { language, locale, token },
      { chatId: chat.id, author, title, count, content },
      settings.siteUrl,
    );
    await notifications.mail({ recipient: due.email, ...email }, within);
    await store.markMailed(due);
    return true;
  }

  return { sendDue };
}
