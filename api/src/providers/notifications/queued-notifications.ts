import type { Insertable } from 'kysely';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { NotificationTable } from '../../database/identity-schema';
import { emailLayout } from '../../core/emails/email-layout';
import { emailHtml } from '../../core/emails/email-html';
import { emailText } from '../../core/emails/email-text';
import type { AddressedEmail, Notifications, ShortMessage } from './notifications';

/** Stores every notification in the database; the sandbox shows them in the outbox without sending. */
export function createQueuedNotifications({
  clock,
  settings,
}: Pick<AppContext, 'clock' | 'settings'>): Notifications {
  async function store(
    notice: Omit<Insertable<NotificationTable>, 'written_at'>,
    within: Database,
  ): Promise<void> {
    await within
      .insertInto('notice')
      .values({ ...notice, written_at: clock.now() })
      .execute();
  }

  async function mail(email: AddressedEmail, within: Database): Promise<void> {
    const { recipient, kind, site, subject, action, links = [], unsubscribe } = email;
    const frame = emailLayout(settings, site);
    await store(
      {
        channel: 'mail',
        recipient,
        kind,
        language: site.language,
        subject,
        body: emailText(email, frame),
        html: emailHtml(email, frame),
        link: (action ?? links[0])?.address ?? null,
        unsubscribe_link: unsubscribe?.oneClickAddress ?? null,
      },
      within,
    );
  }

  async function sms(message: ShortMessage, within: Database): Promise<void> {
    await store({ channel: 'sms', ...message }, within);
  }

  return { mail, sms };
}
