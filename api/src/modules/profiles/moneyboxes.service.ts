import type { Moneybox } from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';

/** Rental credits, which can be used for trips. */
export function createMoneyboxesService({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  /** Usable credits in the order of use: first to expire first. */
  async function list(userId: number): Promise<Moneybox[]> {
    const rows = await database
      .selectFrom('moneybox')
      .selectAll()
      .where('user_id', '=', userId)
      .where('balance', '>', 0)
      .where('expire_at', '>', clock.now())
      .orderBy('expire_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, amount, balance, currency, reason, created_at, expire_at }) => ({
      id,
      amount: formatDecimal(amount),
      balance: formatDecimal(balance),
      currency,
      reason,
      created_at: created_at.toISOString(),
      expire_at: expire_at.toISOString(),
    }));
  }

  return { list };
}

export type MoneyboxesService = ReturnType<typeof createMoneyboxesService>;
