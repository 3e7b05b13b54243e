import type { BankAccount } from '@campavia/contracts';
import { bankAccountHeldUntil } from '@campavia/domain';

import type { BankAccountRow } from './bank-accounts.store';

/** An account as its owner reads it: never with its whole number. */
export function toBankAccount(row: BankAccountRow & { isFirst: boolean }, now: Date): BankAccount {
  const { id, country, holder, confirm_url, made_at, isFirst } = row;
  const heldUntil = bankAccountHeldUntil({ bankAccount: { id, madeAtMs: made_at.getTime(), isFirst } }) ?? 0;
  return {
    iban: maskedNumber(row),
    holder,
    country,
    status: statusOf(row),
    confirm_url,
    held_until: heldUntil > now.getTime() ? new Date(heldUntil).toISOString() : null,
  };
}

/** The country and the last four characters of a number. */
export function maskedNumber({
  country,
  last_digits,
}: Pick<BankAccountRow, 'country' | 'last_digits'>): string {
  return `${country}•• •••• ${last_digits}`;
}

function statusOf({ provider_id, pending_id, refused_at }: BankAccountRow): BankAccount['status'] {
  if (refused_at !== null) return 'refused';
  if (provider_id !== null) return 'validated';
  return pending_id === null ? 'queued' : 'to_confirm';
}
