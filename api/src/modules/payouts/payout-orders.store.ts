import type { Database } from '../../database/connect';

/** Reads the data of a payout that the provider needs. */
export function createPayoutOrdersStore(database: Database) {
  /** The provider's bank account, and a reference that no other attempt of any payout has. */
  async function find(payoutId: number): Promise<{ bankAccountId: string; publicReference: string }> {
    const { provider_id, booking_id, round, attempt } = await database
      .selectFrom('payout')
      .innerJoin('bank_account', 'bank_account.id', 'payout.bank_account_id')
      .select(['bank_account.provider_id', 'payout.booking_id', 'payout.round', 'payout.attempt'])
      .where('payout.id', '=', payoutId)
      .executeTakeFirstOrThrow();
    if (provider_id === null)
      throw new RangeError(`The bank account of payout ${payoutId} is not registered`);
    return { bankAccountId: provider_id, publicReference: `payout ${booking_id}-${round}-${attempt}` };
  }

  return { find };
}
