import { http } from '@campavia/api-client/core';
import type {
  CreateCoupon,
  GrantCredit,
  RefundProposalAnswer,
  RefundProposals,
  StaffBooking,
  StaffCancel,
  StaffCoupon,
  StaffCoupons,
  StaffCredit,
  StaffCredits,
  StaffRefund,
  StaffRefundPreview,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

function refundPath(id: number | string, rest = ''): string {
  return `/v4/back-office/bookings/${encodeURIComponent(id)}/refund/${rest}`;
}

/** Refunds that wait for a second person. @throws ApiError 404 unless the user is staff, like every call here */
export function getRefundProposals(options: EndpointOptions = {}): Promise<RefundProposals> {
  return (options.http ?? http()).get<RefundProposals>('/v4/back-office/refund-proposals/', options);
}

/** A booking with the data for its cancellation by staff. @throws ApiError 404 `booking_not_found` */
export function getStaffRefund(id: number | string, options: EndpointOptions = {}): Promise<StaffRefund> {
  return (options.http ?? http()).get<StaffRefund>(refundPath(id), options);
}

/** A preview of the distribution of the paid amount. @throws ApiError 400 under `refund_total`; 404 */
export function getStaffRefundPreview(
  id: number,
  refundTotal: string,
  options: EndpointOptions = {},
): Promise<StaffRefundPreview> {
  const path = refundPath(id, `preview/?refund_total=${encodeURIComponent(refundTotal)}`);
  return (options.http ?? http()).get<StaffRefundPreview>(path, options);
}

/**
 * Cancels a booking, or creates a proposal if a second person has to approve: then the answer has a `code`.
 * @throws ApiError 400 under `refund_total`; 404; 405 `second_person_needed`, `booking_in_wrong_state`
 */
export function cancelByStaff(
  id: number,
  form: StaffCancel,
  options: EndpointOptions = {},
): Promise<StaffBooking | { code: string }> {
  const path = `/v4/bookings-staff/${id}/cancel/`;
  return (options.http ?? http()).patch<StaffBooking | { code: string }>(path, form, options);
}

/** Approves a colleague's proposal. @throws ApiError 405 `second_person_needed`; 409 `refund_proposal_gone` */
export function approveRefund(
  id: number,
  form: RefundProposalAnswer,
  options: EndpointOptions = {},
): Promise<StaffBooking> {
  return (options.http ?? http()).post<StaffBooking>(refundPath(id, 'approve/'), form, options);
}

/** Withdraws a proposal. @throws ApiError 409 `refund_proposal_gone` */
export function withdrawRefund(
  id: number,
  form: RefundProposalAnswer,
  options: EndpointOptions = {},
): Promise<StaffBooking> {
  return (options.http ?? http()).post<StaffBooking>(refundPath(id, 'withdraw/'), form, options);
}

/** Coupons, the newest first. */
export function getStaffCoupons(page = 1, options: EndpointOptions = {}): Promise<StaffCoupons> {
  return (options.http ?? http()).get<StaffCoupons>(`/v4/back-office/coupons/?page=${page}`, options);
}

/** @throws ApiError 400 by field */
export function createCoupon(form: CreateCoupon, options: EndpointOptions = {}): Promise<StaffCoupon> {
  return (options.http ?? http()).post<StaffCoupon>('/v4/back-office/coupons/', form, options);
}

/** @throws ApiError 404 `coupon_not_found`; 409 `coupon_ended` */
export function withdrawCoupon(
  id: number,
  reason: string,
  options: EndpointOptions = {},
): Promise<StaffCoupon> {
  const path = `/v4/back-office/coupons/${id}/withdraw/`;
  return (options.http ?? http()).post<StaffCoupon>(path, { reason }, options);
}

/** Rental credits that staff granted, the newest first. */
export function getStaffCredits(page = 1, options: EndpointOptions = {}): Promise<StaffCredits> {
  return (options.http ?? http()).get<StaffCredits>(`/v4/back-office/credits/?page=${page}`, options);
}

/** @throws ApiError 400 by field */
export function grantCredit(form: GrantCredit, options: EndpointOptions = {}): Promise<StaffCredit> {
  return (options.http ?? http()).post<StaffCredit>('/v4/back-office/credits/', form, options);
}

/** @throws ApiError 404 `credit_not_found`; 409 `credit_ended` */
export function withdrawCredit(
  id: number,
  reason: string,
  options: EndpointOptions = {},
): Promise<StaffCredit> {
  const path = `/v4/back-office/credits/${id}/withdraw/`;
  return (options.http ?? http()).post<StaffCredit>(path, { reason }, options);
}
