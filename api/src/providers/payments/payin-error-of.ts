import type { PayinErrorCode } from '@campavia/contracts';

import type { ProviderMethod } from './payments-provider';

/** Codes of Mangopay's public list of errors (docs.mangopay.com, "All error codes") that we have words for. */
const BY_CODE: Record<string, PayinErrorCode> = {
  '101301': 'MGP_3DS_AUTH_FAILED',
  '101104': 'MPG_CARD_AMOUNT_LIMIT_REACHED',
  '101112': 'MPG_BANK_AMOUNT_LIMIT_REACHED',
  '101113': 'MPG_BANK_AMOUNT_LIMIT_REACHED',
  '101105': 'MPG_CARD_EXPIRED',
  '101410': 'MPG_CARD_INACTIVE',
  // Lost, stolen, and a country of issue that is not taken stand among the codes of fraud.
  '008002': 'MPG_CARD_LOST',
  '008003': 'MPG_CARD_LOST',
  '008508': 'MPG_COUNTRY_UNAUTHORIZED',
  // A bank's page, a payment page, or that of Klarna left alone for too long.
  '101304': 'MPG_AUTH_EXPIRED',
  '001033': 'MPG_AUTH_EXPIRED',
  '001034': 'MPG_AUTH_EXPIRED',
  '101109': 'MPG_AUTH_EXPIRED',
};
const FRAUD = '008';

/** Why a debit failed, from the code of the provider and the means that was tried. */
export function payinErrorOf(code: string | null | undefined, method: ProviderMethod): PayinErrorCode {
  const known = BY_CODE[code ?? ''];
  if (known) return known;
  if (code?.startsWith(FRAUD)) return 'MPG_CARD_FRAUD';
  return method === 'paypal' ? 'MPG_PAYPAL_FAILED' : 'MPG_UNKNOWN';
}
