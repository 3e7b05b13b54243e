import { getContractDraft } from '@campavia/api-client';
import type { ContractDraft } from '@campavia/contracts';

/** The contract of a trip with what is chosen by now: none that was read before stands for it. @throws ApiError */
export function readContract(bookingId: number): Promise<ContractDraft> {
  return getContractDraft(bookingId);
}
