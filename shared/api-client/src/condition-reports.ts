import { http } from '@campavia/api-client/core';
import type {
  ConditionPhoto,
  ConditionReport,
  ConditionReports,
  ConfirmWithCode,
  UpdateConditionReport,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

type Moment = ConditionReport['moment'];
type ConditionSide = ConditionPhoto['added_by'];

/** Cache keys of condition reports. */
export const conditionKeys = {
  reports: (id: number | string, side: ConditionSide = 'guest') => `conditions/${side}/${id}`,
  photo: (photoId: number) => `conditions/photo/${photoId}`,
};

/** Time for ten megabytes at 0.8 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

function reportPath(id: number, moment: Moment, rest = ''): string {
  return `/v4/bookings-guest/${id}/condition-reports/${moment}/${rest}`;
}

/**
 * The condition reports of a trip at pick-up and return, and their consequences for the deposit.
 * @throws ApiError 404 `booking_not_found`
 */
export function getConditionReports(
  id: number | string,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = `/v4/bookings-guest/${encodeURIComponent(id)}/condition-reports/`;
  return (options.http ?? http()).get<ConditionReports>(path, options);
}

/**
 * Saves kilometres, fuel and remarks; both sides have to confirm again.
 * @throws ApiError 400 by field; 405 if it cannot be edited now; 412 if the other side has changed it meanwhile
 */
export function updateConditionReport(
  id: number,
  moment: Moment,
  body: UpdateConditionReport,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  return (options.http ?? http()).patch<ConditionReports>(reportPath(id, moment), body, options);
}

/** Adds a photo: JPEG, PNG or WebP, 10 MB at most. @throws ApiError 400 with a sentence under `photo`; 405; 429 */
export function addConditionPhoto(
  id: number,
  moment: Moment,
  photo: File,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const form = new FormData();
  form.set('photo', photo, photo.name);
  return (options.http ?? http()).post<ConditionReports>(reportPath(id, moment, 'photos/'), form, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}

/** Removes a photo. @throws ApiError 404; 405 */
export function removeConditionPhoto(
  id: number,
  moment: Moment,
  photoId: number,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = reportPath(id, moment, `photos/${photoId}/`);
  return (options.http ?? http()).delete<ConditionReports>(path, undefined, options);
}

/** The file of a photo of a report or claim. @throws ApiError 404 */
export function getConditionPhoto(id: number, photoId: number, options: EndpointOptions = {}): Promise<Blob> {
  const path = `/v4/bookings-guest/${id}/condition-photos/${photoId}/`;
  return (options.http ?? http()).get<Blob>(path, { ...options, isFile: true });
}

/** Confirms a report as its guest; the owner gets a code. @throws ApiError 400 on what is missing; 405; 412 */
export function confirmConditionReport(
  id: number,
  moment: Moment,
  version: number,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = reportPath(id, moment, 'confirm/');
  return (options.http ?? http()).post<ConditionReports>(path, { version }, options);
}

/** Sends the owner another code. @throws ApiError 405; 429 */
export function sendOwnerCode(
  id: number,
  moment: Moment,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = reportPath(id, moment, 'owner-code/');
  return (options.http ?? http()).post<ConditionReports>(path, undefined, options);
}

/** The owner confirms with the code sent to them. @throws ApiError 400 on `code`; 405; 412 */
export function confirmForOwner(
  id: number,
  moment: Moment,
  body: ConfirmWithCode,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = reportPath(id, moment, 'confirm-for-owner/');
  return (options.http ?? http()).post<ConditionReports>(path, body, options);
}

/** Accepts a claim: the deposit is charged at once. @throws ApiError 405 `claim_closed` */
export function acceptClaim(
  id: number,
  claimId: number,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = `/v4/bookings-guest/${id}/claims/${claimId}/accept/`;
  return (options.http ?? http()).patch<ConditionReports>(path, undefined, options);
}

/** Answers a claim, once. @throws ApiError 400 on `answer`; 405 `claim_closed`, `claim_answered` */
export function answerClaim(
  id: number,
  claimId: number,
  answer: string,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = `/v4/bookings-guest/${id}/claims/${claimId}/answer/`;
  return (options.http ?? http()).patch<ConditionReports>(path, { answer }, options);
}

/** Adds a photo to the answer to a claim, before it is sent. @throws ApiError 400 under `photo`; 405; 429 */
export function addAnswerPhoto(
  id: number,
  claimId: number,
  photo: File,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const form = new FormData();
  form.set('photo', photo, photo.name);
  const path = `/v4/bookings-guest/${id}/claims/${claimId}/photos/`;
  return (options.http ?? http()).post<ConditionReports>(path, form, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}
