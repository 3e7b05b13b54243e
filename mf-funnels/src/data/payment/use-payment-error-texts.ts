import useSWR from 'swr';

import { getReferential, referentialKey } from '@campavia/api-client';
import type { PaymentErrorText } from '@campavia/contracts';

/** Codes of the site itself, which the referential does not know. */
const OWN_CODES = /^[a-z]|^(BOOKING|CAMPER|INSURANCE|PAYMENT)_/;

export interface UsePaymentErrorTexts {
  /** Undefined while loading, after a failure, and for codes with texts of the page's own. */
  texts: PaymentErrorText | undefined;
  hasFailed: boolean;
}

export function usePaymentErrorTexts(code: string | undefined): UsePaymentErrorTexts {
  const isAsked = code !== undefined && !OWN_CODES.test(code);
  const { data, error } = useSWR(isAsked ? `${referentialKey}/payments` : null, () => getReferential());
  if (!isAsked || !data) return { texts: undefined, hasFailed: isAsked && error !== undefined };
  const { codes, default: general } = data.payment_errors;
  return { texts: codes[code] ?? general, hasFailed: false };
}
