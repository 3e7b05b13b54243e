import useSWR from 'swr';

import { getReferential, keys } from '@campavia/api-client';
import type { PaymentErrorWords } from '@campavia/contracts';

/** Codes that the referential has no words for, as they are no matter of the bank. */
const OWN = /^[a-z]|^(BOOKING|CAMPER|INSURANCE|PAYMENT)_/;

/** What is said of a failure with this code; undefined while it is not known, and for what the page says itself. */
export function usePaymentWords(code: string | undefined): PaymentErrorWords | undefined {
  const isAsked = code !== undefined && !OWN.test(code);
  const { data } = useSWR(isAsked ? `${keys.referential()}/payments` : null, () => getReferential());
  if (!isAsked || !data) return undefined;
  return data.payment_errors.codes[code] ?? data.payment_errors.default;
}
