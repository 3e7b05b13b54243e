import useSWR from 'swr';

import { getReferential, referentialKey } from '@campavia/api-client';
import type { PaymentErrorWords } from '@campavia/contracts';

/** Codes that the referential has no words for, as they are no matter of the bank. */
const OWN = /^[a-z]|^(BOOKING|CAMPER|INSURANCE|PAYMENT)_/;

export interface UsePaymentWords {
  /** Undefined while they are on their way, where they do not come, and for what the page says itself. */
  words: PaymentErrorWords | undefined;
  /** The referential does not come. */
  hasFailed: boolean;
}

/** What is said of a failure with this code. */
export function usePaymentWords(code: string | undefined): UsePaymentWords {
  const isAsked = code !== undefined && !OWN.test(code);
  const { data, error } = useSWR(isAsked ? `${referentialKey}/payments` : null, () => getReferential());
  if (!isAsked || !data) return { words: undefined, hasFailed: isAsked && error !== undefined };
  const { codes, default: general } = data.payment_errors;
  return { words: codes[code] ?? general, hasFailed: false };
}
