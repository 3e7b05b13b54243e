import { CREDIT_EMAIL_DAYS } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { processDue } from '../../core/background/process-due';
import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import type { Notifications } from '../../providers/notifications/notifications';
import { buildCreditEmail } from './credit-email';
import { createCreditEmailsStore, type ExpiryWindow } from './credit-emails.store';

export { buildCreditEmail, CREDIT_EMAILS } from './credit-email';

const DAY_MS = 24 * 3_600_000;
/** Maximum per run, because the process can only be stopped between runs. */
const MAX_AT_ONCE = 100;

interface Needs extends Pick<AppContext, 'database' | 'clock' | 'settings'> {
  notifications: Notifications;
}

/** E-mails users before their rental credit expires, once per credit. */
export function createCreditEmails({ database, clock, settings, notifications }: Needs) {
  /** Notifies users whose credit expires soon; returns their number. */
  async function sendDue(): Promise<number> {
    const now = clock.now();
    const store = createCreditEmailsStore(database);
    const window = { now, until: new Date(now.getTime() + CREDIT_EMAIL_DAYS * DAY_MS) };
    return processDue(
      { database, clock },
      {
        list: () => store.listDue(window, MAX_AT_ONCE),
        work: (userId, within) => sendTo(userId, window, within),
        putOff: store.putOff,
      },
    );
  }

  async function sendTo(userId: number, window: ExpiryWindow, within: Database): Promise<boolean> {
    const store = createCreditEmailsStore(within);
    const reader = await store.takeDue(userId, window);
    if (!reader) return false;
    const credits = await store.markMailed(userId, window);
    if (credits.length > 0) {
      const email = buildCreditEmail(reader, credits, settings.siteUrl);
      await notifications.mail({ recipient: reader.email, ...email }, within);
    }
    await store.markChecked(userId, window.now);
    return true;
  }

  return { sendDue };
}

/** The preference for e-mails about expiring rental credit. */
export function createCreditEmailPreference({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createCreditEmailsStore(database);

  function set(userId: number, { is_on }: { is_on: boolean }): Promise<void> {
    return store.set(userId, { is_on, now: clock.now() });
  }

  /** Unsubscribes the user of a token. @throws HttpError 400 link_invalid */
  async function stop(token: string): Promise<void> {
    const userId = await store.findByToken(token.replaceAll('\0', ''));
    if (userId === undefined) throw new HttpError(400, 'link_invalid');
    await set(userId, { is_on: false });
  }

  return { set, stop };
}

export type CreditEmailPreference = ReturnType<typeof createCreditEmailPreference>;
