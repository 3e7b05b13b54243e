import type { Database } from '../../../database/connect';

interface Recipient {
  email: string;
  pending_email: string | null;
  phone: string | null;
}

/** What was mailed and sent to somebody. */
export function createSentNotificationsStore(database: Database) {
  /** Forgets what left the house; what is still on its way arrives. */
  async function deleteFor({ email, pending_email, phone }: Recipient): Promise<void> {
    const recipients = [email, pending_email, phone].filter((recipient) => recipient !== null);
    await database
      .deleteFrom('notice')
      .where('recipient', 'in', recipients)
      .where((row) => row.or([row('delivered_at', 'is not', null), row('given_up_at', 'is not', null)]))
      .execute();
  }

  return { forget: deleteFor };
}
