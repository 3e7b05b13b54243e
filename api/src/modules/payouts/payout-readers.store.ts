import type { Database } from '../../database/connect';

/** Reads the recipients of e-mails about payouts, and records which were sent. */
export function createPayoutReadersStore(database: Database) {
  /** A payout with its owner; undefined once they have closed their account. */
  async function find(payoutId: number) {
    return database
      .selectFrom('payout')
      .innerJoin('app_user as owner', 'owner.id', 'payout.owner_id')
      .innerJoin('booking', 'booking.id', 'payout.booking_id')
      .innerJoin('camper', 'camper.id', 'booking.camper_id')
      .leftJoin('bank_account', 'bank_account.id', 'payout.bank_account_id')
      .select(['owner.email', 'owner.language', 'owner.locale'])
      .select(['payout.booking_id', 'payout.amount', 'payout.deducted', 'payout.currency'])
      .select(['payout.block', 'payout.blocked_until', 'payout.refusal'])
      .select(['booking.date_from', 'booking.date_to', 'camper.title as camper', 'bank_account.last_digits'])
      .where('payout.id', '=', payoutId)
      .where('owner.deleted_at', 'is', null)
      .executeTakeFirst();
  }

  /** Records the obstacle that an e-mail is about. @returns false if that one was announced before */
  async function announce(payoutId: number, obstacle: string): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('payout')
      .set({ announced: obstacle })
      .where('id', '=', payoutId)
      .where((row) => row.or([row('announced', 'is', null), row('announced', '<>', obstacle)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return { find, announce };
}
