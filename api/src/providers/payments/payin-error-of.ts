import type { PayinErrorCode } from '@campavia/contracts';

import type { ProviderMethod } from './payments-provider';

/** Mangopay's error codes (docs.mangopay.com, "All error codes") that have messages of ours. */
const BY_CODE: Record<string, PayinErrorCode> = {
  '101301': 'MGP_3DS_AUTH_FAILED',
  '101104': 'MPG_CARD_AMOUNT_LIMIT_REACHED',
  '101112': 'MPG_BANK_AMOUNT_LIMIT_REACHED',
  '101113': 'MPG_BANK_AMOUNT_LIMIT_REACHED',
  '101105': 'MPG_CARD_EXPIRED',
  '101410': 'MPG_CARD_INACTIVE',
  // Lost and stolen cards and unsupported issuing countries are among the fraud codes.
  '008002': 'MPG_CARD_LOST',
  '008003': 'MPG_CARD_LOST',
  '008508': 'MPG_COUNTRY_UNAUTHORIZED',
  // A page of the bank, of payment or of Klarna that timed out.
  '101304': 'MPG_AUTH_EXPIRED',
  '001033': 'MPG_AUTH_EXPIRED',
  '001034': 'MPG_AUTH_EXPIRED',
  '101109': 'MPG_AUTH_EXPIRED',
};
const FRAUD = '008';

/** Error code of a failed debit, from the provider's code and the payment method. */
export function payinErrorOf(code: string | null | undefined, method: ProviderMethod): PayinErrorCode {
  const known = BY_CODE[code ?? ''];
  if (known) return known;
  if (code?.startsWith(FRAUD)) return 'MPG_CARD_FRAUD';
  return method === 'paypal' ? 'MPG_PAYPAL_FAILED' : 'MPG_UNKNOWN';
}
