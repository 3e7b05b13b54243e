import useSWR from 'swr';

import { getRefund, paymentKeys } from '@campavia/api-client';
import type { RefundPreview } from '@campavia/contracts';

/** What would come back of a trip that is called off today; undefined while it is not known. */
export function useRefund(id: number): RefundPreview | undefined {
  return useSWR(paymentKeys.refund(id), () => getRefund(id)).data;
}
