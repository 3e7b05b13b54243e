import type { CurrencyCode } from '@campavia/domain';

import type { PspDatabase } from './psp-database';
import { RESULT } from './transactions/result-codes';

/** Prefix of provider ids in the demo data, whose payments are older than the sandbox. */
const EARLIER = 'earlier-';
const EARLIER_CARD = /^earlier-card-(\d{4})-(\d{4}-\d{2})-\d+$/;

const ANY_AMOUNT = 1_000_000_000;
const DECIDED = { means: 'card', status: 'SUCCEEDED', result_code: RESULT.success, is_asked: false } as const;

/** A card of the demo data. */
export interface SeededCard {
  lastDigits: string;
  /** `yyyy-MM`. */
  expiry: string;
  holderId: number;
}

/** The alias of a demo card; it encodes the data that the vault would have stored. */
export function seededCardAlias({ lastDigits, expiry, holderId }: SeededCard): string {
  return `${EARLIER}card-${lastDigits}-${expiry}-${holderId}`;
}

/** Adds the card of a demo alias to the vault; does nothing for any other alias. */
export async function addSeededCard(within: PspDatabase, alias: string): Promise<void> {
  const [, last_digits, expiry] = EARLIER_CARD.exec(alias) ?? [];
  if (!last_digits || !expiry) return;
  await within
    .insertInto('card')
    .values({ id: alias, token: null, last_digits, expiry, holder: alias })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Adds a demo pay-in or deposit; the caller is trusted to know its amount. Does nothing for any other id. */
export async function addSeededTransaction(
  within: PspDatabase,
  { id, kind, currency }: { id: string; kind: 'pay_in' | 'deposit'; currency: CurrencyCode },
): Promise<void> {
  if (!id.startsWith(EARLIER)) return;
  await within
    .insertInto('move')
    .values({ ...DECIDED, kind, id, amount: ANY_AMOUNT, currency, reference: id, language: 'en' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
