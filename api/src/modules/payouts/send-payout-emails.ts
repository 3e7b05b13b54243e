import { siteOfReader } from '../../core/emails/site-of-reader';
import type { Database } from '../../database/connect';
import type { Notifications } from '../../providers/notifications/notifications';
import { buildPayoutEmail, obstacleOf } from './payout-email';
import { createPayoutReadersStore } from './payout-readers.store';

interface Needs {
  notifications: Pick<Notifications, 'mail'>;
  siteUrl: string;
}

/** E-mails about payouts, each stored in the transaction of the change that it announces. */
export function createPayoutEmails({ notifications, siteUrl }: Needs) {
  async function send(within: Database, payoutId: number): Promise<void> {
    const found = await createPayoutReadersStore(within).find(payoutId);
    if (!found) return;
    const { email: recipient, language, locale, ...payout } = found;
    const email = buildPayoutEmail(siteOfReader({ language, locale }), payout, siteUrl);
    await notifications.mail({ recipient, ...email }, within);
  }

  /** E-mails the owner why a payout is blocked, once for each obstacle. */
  async function announceBlock(within: Database, payoutId: number): Promise<void> {
    const store = createPayoutReadersStore(within);
    const found = await store.find(payoutId);
    const obstacle = found && obstacleOf(found);
    if (!obstacle) return;
    if (await store.announce(payoutId, obstacle)) await send(within, payoutId);
  }

  return { announcePaid: send, announceBlock };
}

export type PayoutEmails = ReturnType<typeof createPayoutEmails>;
