import {
  approveTransfer,
  getRefusedRefunds,
  repeatRefund,
  transferRefund,
  withdrawTransfer,
} from '@campavia/api-client';
import type { RefusedRefunds, RefusedRefundState } from '@campavia/contracts';

import { useAnswer, type BackOfficeAnswer } from './use-back-office';
import { useStaffDecision, type StaffDecision } from './use-staff-decision';

/** Refunds that the payment provider refused. */
export function useRefusedRefunds(page: number): BackOfficeAnswer<RefusedRefunds> {
  return useAnswer(`back-office/refunds?page=${page}`, () => getRefusedRefunds(page));
}

interface RefundForm {
  reason: string;
  /** Of a bank transfer; without it the refund is tried again. */
  reference: string | undefined;
}

export function useRefusedRefund(id: number): StaffDecision<RefundForm, RefusedRefundState> {
  return useStaffDecision(({ reason, reference }: RefundForm) =>
    reference === undefined
      ? repeatRefund(id, reason)
      : transferRefund(id, { reason, bank_reference: reference }),
  );
}

/** Approves or withdraws a transfer that was proposed. */
export function useProposedTransfer(
  id: number,
  proposedAt: string,
): StaffDecision<'approve' | 'withdraw', RefusedRefundState> {
  return useStaffDecision((decision: 'approve' | 'withdraw') => {
    const call = decision === 'approve' ? approveTransfer : withdrawTransfer;
    return call(id, { proposed_at: proposedAt });
  });
}
