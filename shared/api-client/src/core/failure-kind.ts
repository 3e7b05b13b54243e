import type { ApiError } from './api-error';
import { authErrorOf, type AuthError } from './auth-error';
import {
  KIND_BY_CODE,
  KIND_BY_ENDPOINT,
  KIND_BY_STATUS,
  type KINDS_WITHOUT_CALL,
  NOT_REPORTED,
} from './failure-kind-tables';

/** What kind of failure it is: the fingerprints and named kinds of the error catalogue (section 8). */
export type FailureKind =
  | 'network'
  | 'unknown'
  | 'vehicle_location'
  | AuthError
  | (typeof KIND_BY_CODE)[keyof typeof KIND_BY_CODE]
  | (typeof KIND_BY_STATUS)[keyof typeof KIND_BY_STATUS]
  | (typeof KIND_BY_ENDPOINT)[number][0]
  | (typeof KINDS_WITHOUT_CALL)[number];

type Rule = (error: ApiError) => FailureKind | undefined;

/** The kind of a failed call: by its code, its status, or its path; in that order. */
export function failureKindOf(error: ApiError): FailureKind {
  if (error.kind !== 'status') return error.kind === 'unreadable' ? 'unknown' : 'network';
  for (const rule of RULES) {
    const kind = rule(error);
    if (kind !== undefined) return kind;
  }
  return 'unknown';
}

/** Whether a failure is reported to the error collector. */
export function isReported(kind: FailureKind): boolean {
  return !(NOT_REPORTED as readonly FailureKind[]).includes(kind);
}

const RULES: readonly Rule[] = [byCode, byStatus, ofSignIn, ofListing, ofField, ofTrustedShop, byEndpoint];

function byCode({ code, fields }: ApiError): FailureKind | undefined {
  const codes = [code, ...(fields.__all__ ?? []), ...(fields.non_field_errors ?? [])];
  const known = codes.find((name) => name !== undefined && Object.hasOwn(KIND_BY_CODE, name));
  return KIND_BY_CODE[known as keyof typeof KIND_BY_CODE];
}

function byStatus({ status }: ApiError): FailureKind | undefined {
  return KIND_BY_STATUS[status as keyof typeof KIND_BY_STATUS];
}

function ofSignIn(error: ApiError): FailureKind | undefined {
  return error.endpoint.startsWith('/oauth/token') ? authErrorOf(error) : undefined;
}

const PRODUCTS = /^\/3\/products(?:\/([^/]+))?\/?$/;

/** Without a code: a 404 of the search, or of one camper. */
function ofListing({ method, endpoint, status }: ApiError): FailureKind | undefined {
  const asked = method.toLowerCase() === 'get' ? PRODUCTS.exec(endpoint) : null;
  if (!asked) return undefined;
  if (status === 410) return 'camper_deleted';
  return status === 404 ? missing(asked[1]) : undefined;
}

function missing(camperId: string | undefined): FailureKind {
  if (camperId === undefined) return 'search_invalid_page';
  return /^\d+$/.test(camperId) ? 'camper_not_found' : 'camper_id_not_a_number';
}

function ofField({ endpoint, fields }: ApiError): FailureKind | undefined {
  if (fields.coupon_code) return 'invalid_coupon';
  const isPlaced = Object.keys(fields).some((name) => name.startsWith('location.'));
  return isPlaced && endpoint.includes('/vehicles') ? 'vehicle_location' : undefined;
}

function ofTrustedShop({ endpoint, status, detail }: ApiError): FailureKind | undefined {
  if (detail === 'TSID is invalid') return 'trusted_shop_invalid_id';
  return status === 429 && endpoint.includes('/trustedshop') ? 'trusted_shop_too_many' : undefined;
}

function byEndpoint({ method, endpoint }: ApiError): FailureKind | undefined {
  const asked = `${method.toLowerCase()} ${endpoint}`;
  return KIND_BY_ENDPOINT.find(([, pattern]) => pattern.test(asked))?.[0];
}
