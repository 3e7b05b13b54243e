import { http } from '@campavia/api-client/core';
import type {
  DecideReport,
  HeldPayouts,
  HeldPayoutsQuery,
  PayoutHold,
  RefundProposalAnswer,
  RefusedRefunds,
  RefusedRefundState,
  ReleasedPayout,
  ReleasePayout,
  ReportCase,
  ReportMessage,
  ReportQueue,
  ReportQueueQuery,
  ReverseReport,
  TransferRefund,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The open reports, the oldest first. @throws ApiError 404 unless the user is staff, like every call of staff */
export function getReportQueue(
  { subject = 'listing', page = 1 }: ReportQueueQuery,
  options: EndpointOptions = {},
): Promise<ReportQueue> {
  const path = `/v4/back-office/reports/?subject=${subject}&page=${page}`;
  return (options.http ?? http()).get<ReportQueue>(path, options);
}

/** The reported content, its reporters and their reasons. @throws ApiError 404 `report_not_found` */
export function getReportCase(id: number | string, options: EndpointOptions = {}): Promise<ReportCase> {
  const path = `/v4/back-office/reports/${encodeURIComponent(id)}/`;
  return (options.http ?? http()).get<ReportCase>(path, options);
}

/**
 * Dismisses reports, or hides their subject. @throws ApiError 400 under `reason`; 404; 409 `report_decided`,
 * `report_subject_gone`
 */
export function decideReport(
  id: number,
  form: DecideReport,
  options: EndpointOptions = {},
): Promise<{ id: number }> {
  return (options.http ?? http()).post<{ id: number }>(
    `/v4/back-office/reports/${id}/decide/`,
    form,
    options,
  );
}

/**
 * Shows hidden content again. @throws ApiError 400 under `reason`; 404; 409 `report_not_hidden`, `report_subject_gone`
 */
export function reverseReport(
  id: number,
  form: ReverseReport,
  options: EndpointOptions = {},
): Promise<{ id: number }> {
  return (options.http ?? http()).post<{ id: number }>(
    `/v4/back-office/reports/${id}/reverse/`,
    form,
    options,
  );
}

/** Reports a message of the other side; a second time changes nothing. @throws ApiError 400 under `comment`; 404; 405; 429 */
export function reportMessage(id: number, form: ReportMessage, options: EndpointOptions = {}): Promise<void> {
  return (options.http ?? http()).post<void>(`/v4/chats/messages/${id}/report/`, form, options);
}

/** Blocked payouts, those that staff may release first. */
export function getHeldPayouts(
  { page = 1 }: HeldPayoutsQuery,
  options: EndpointOptions = {},
): Promise<HeldPayouts> {
  return (options.http ?? http()).get<HeldPayouts>(`/v4/back-office/payouts/?page=${page}`, options);
}

/** Releases a payout. @throws ApiError 400 under `reason`; 404; 405 `payout_not_releasable`; 409 `payout_not_held` */
export function releasePayout(
  id: number,
  form: ReleasePayout,
  options: EndpointOptions = {},
): Promise<ReleasedPayout> {
  return (options.http ?? http()).post<ReleasedPayout>(
    `/v4/back-office/payouts/${id}/release/`,
    form,
    options,
  );
}

/** Refunds that the provider refused, oldest first. */
export function getRefusedRefunds(page = 1, options: EndpointOptions = {}): Promise<RefusedRefunds> {
  return (options.http ?? http()).get<RefusedRefunds>(`/v4/back-office/refunds/?page=${page}`, options);
}

/** Orders a refund again. @throws ApiError 400 under `reason`; 404; 409 `refund_not_refused`, `refund_transfer_open` */
export function repeatRefund(
  id: number,
  reason: string,
  options: EndpointOptions = {},
): Promise<RefusedRefundState> {
  const path = `/v4/back-office/refunds/${id}/repeat/`;
  return (options.http ?? http()).post<RefusedRefundState>(path, { reason }, options);
}

/** Records a transfer in place of a refund; it stays `failed` while a second person has to approve it. @throws ApiError 400 by field; 404; 409 */
export function transferRefund(
  id: number,
  form: TransferRefund,
  options: EndpointOptions = {},
): Promise<RefusedRefundState> {
  const path = `/v4/back-office/refunds/${id}/transfer/`;
  return (options.http ?? http()).post<RefusedRefundState>(path, form, options);
}

/** Approves the transfer that a colleague proposed. @throws ApiError 404; 405 `second_person_needed`; 409 `refund_proposal_gone` */
export function approveTransfer(
  id: number,
  form: RefundProposalAnswer,
  options: EndpointOptions = {},
): Promise<RefusedRefundState> {
  const path = `/v4/back-office/refunds/${id}/transfer/approve/`;
  return (options.http ?? http()).post<RefusedRefundState>(path, form, options);
}

/** Withdraws a transfer that was proposed. @throws ApiError 404; 409 `refund_proposal_gone` */
export function withdrawTransfer(
  id: number,
  form: RefundProposalAnswer,
  options: EndpointOptions = {},
): Promise<RefusedRefundState> {
  const path = `/v4/back-office/refunds/${id}/transfer/withdraw/`;
  return (options.http ?? http()).post<RefusedRefundState>(path, form, options);
}

/** Holds the payouts of an owner back. @throws ApiError 400 under `reason`; 404 */
export function holdPayouts(
  userId: number,
  reason: string,
  options: EndpointOptions = {},
): Promise<PayoutHold> {
  return (options.http ?? http()).put<PayoutHold>(`/v4/payouts-staff/${userId}/hold/`, { reason }, options);
}

/** Releases the payouts of an owner. @throws ApiError 404 */
export function releasePayouts(userId: number, options: EndpointOptions = {}): Promise<PayoutHold> {
  return (options.http ?? http()).delete<PayoutHold>(`/v4/payouts-staff/${userId}/hold/`, undefined, options);
}
