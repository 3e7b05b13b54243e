import { http } from '@campavia/api-client/core';
import type {
  DecideReport,
  HeldPayouts,
  HeldPayoutsQuery,
  ReleasedPayout,
  ReleasePayout,
  ReportCase,
  ReportMessage,
  ReportQueue,
  ReportQueueQuery,
  ReverseReport,
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

/** What was reported, by whom and why. @throws ApiError 404 `report_not_found` */
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
