import useSWR from 'swr';

import { getReferential, referentialKey } from '@campavia/api-client';
import type { PaymentErrorWords } from '@campavia/contracts';

/** Codes that the referential has no words for, as they are no matter of the bank. */
const OWN_CODES = /^[a-z]|^(BOOKING|CAMPER|INSURANCE|PAYMENT)_/;

export interface UsePaymentErrorTexts {
  /** Undefined while loading, after a failure, and for codes with texts of the page's own. */
  words: PaymentErrorWords | undefined;
  /** The referential does not come. */
  hasFailed: boolean;
}

/** The texts of an error code. */
export function usePaymentErrorTexts(code: string | undefined): UsePaymentErrorTexts {
  const isAsked = code !== undefined && !OWN_CODES.test(code);
  const { data, error } = useSWR(isAsked ? `${referentialKey}/payments` : null, () => getReferential());
  if (!isAsked || !data) return { words: undefined, hasFailed: isAsked && error !== undefined };
  const { codes, default: general } = data.payment_errors;
  return { words: codes[code] ?? general, hasFailed: false };
}
