import { useSWRConfig } from 'swr';

import {
  approveRefund,
  cancelByStaff,
  createCoupon,
  getRefundProposals,
  getStaffCoupons,
  getStaffCredits,
  getStaffRefund,
  getStaffRefundPreview,
  grantCredit,
  withdrawCoupon,
  withdrawCredit,
  withdrawRefund,
} from '@campavia/api-client';
import { type ErrorEntry, failureEntries } from '@campavia/api-client/core';
import type {
  CreateCoupon,
  GrantCredit,
  RefundProposal,
  RefundProposals,
  StaffBooking,
  StaffCancel,
  StaffCoupons,
  StaffCredits,
  StaffRefund,
  StaffRefundPreview,
} from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { isOfBackOffice, useAnswer, type BackOfficeAnswer } from './use-back-office';

/** Refunds that wait for a second person. */
export function useRefundProposals(): BackOfficeAnswer<RefundProposals> {
  return useAnswer('back-office/refund-proposals', () => getRefundProposals());
}

/** Coupons, the newest first. */
export function useStaffCoupons(page: number): BackOfficeAnswer<StaffCoupons> {
  return useAnswer(`back-office/coupons?page=${page}`, () => getStaffCoupons(page), {
    keepPreviousData: true,
  });
}

/** Rental credits that staff granted, the newest first. */
export function useStaffCredits(page: number): BackOfficeAnswer<StaffCredits> {
  return useAnswer(`back-office/credits?page=${page}`, () => getStaffCredits(page), {
    keepPreviousData: true,
  });
}

/** A booking with the data for its cancellation by staff. */
export function useStaffRefund(id: string): BackOfficeAnswer<StaffRefund> {
  return useAnswer(`back-office/refund/${id}`, () => getStaffRefund(id));
}

/** How a payment is split by a refund; without an amount there is no call. */
export function useRefundPreview(
  id: number,
  amount: string | undefined,
): BackOfficeAnswer<StaffRefundPreview> {
  return useAnswer(
    amount === undefined ? null : `back-office/refund/${id}/preview?${amount}`,
    () => getStaffRefundPreview(id, amount ?? ''),
    { keepPreviousData: true },
  );
}

export interface MoneyAction<Input, Output> {
  /** Undefined if it was refused; the reason is in `entries`. */
  perform: (input: Input) => Promise<Output | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

function useMoneyAction<Input, Output>(act: (input: Input) => Promise<Output>): MoneyAction<Input, Output> {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (input: Input) => {
    try {
      return await act(input);
    } finally {
      // Lists are read again, even when it was refused.
      await mutate(isOfBackOffice);
    }
  });
  return { perform, isBusy, entries: failureEntries(error) };
}

/** Cancels a booking: `proposed` if a second person has to approve. */
export function useCancelByStaff(id: number): MoneyAction<StaffCancel, 'cancelled' | 'proposed'> {
  return useMoneyAction(async (form: StaffCancel) => {
    const answer = await cancelByStaff(id, form);
    return 'code' in answer ? 'proposed' : 'cancelled';
  });
}

/** Approves or withdraws a refund that was proposed. */
export function useRefundProposal(
  proposal: RefundProposal,
): MoneyAction<'approve' | 'withdraw', StaffBooking> {
  const { booking_id: id, proposed_at } = proposal;
  return useMoneyAction((what: 'approve' | 'withdraw') =>
    what === 'approve' ? approveRefund(id, { proposed_at }) : withdrawRefund(id, { proposed_at }),
  );
}

export const useCreateCoupon = () => useMoneyAction((form: CreateCoupon) => createCoupon(form));

export const useGrantCredit = () => useMoneyAction((form: GrantCredit) => grantCredit(form));

/** Withdraws a coupon, or the rest of a credit. */
export function useWithdrawGift(what: 'coupon' | 'credit', id: number): MoneyAction<string, { id: number }> {
  return useMoneyAction(async (reason: string): Promise<{ id: number }> =>
    what === 'coupon' ? withdrawCoupon(id, reason) : withdrawCredit(id, reason),
  );
}
