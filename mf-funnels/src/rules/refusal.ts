import { PRICE_REFUSALS, type PriceRefusalCode } from '@campavia/domain';

import { readableText } from './readable';

/**
 * Why there is no price: the dates or kilometres are unavailable (`trip`), the coupon is invalid, the camper
 * does not offer a choice (`choice`), no insurance accepts the driver (`driver`), the insurance does not
 * cover the trip, the provider of the rental cover is unavailable (`cover`), the booking has changed
 * meanwhile (`state`), or there was no answer (`failed`).
 */
export type Refusal =
  | { kind: 'trip'; code: PriceRefusalCode; minDays: number }
  | { kind: 'coupon' | 'choice' | 'driver'; text: string | undefined }
  | { kind: 'cover' | 'insurance' | 'state' | 'failed' };

export interface FailedAnswer {
  status?: number;
  code?: string;
  fields: Record<string, string[]>;
  detail?: string;
  body?: unknown;
}

export function parseRefusedAnswer({ status, code, fields, detail, body }: FailedAnswer): Refusal {
  const number = tripRefusalOf(fields.__all__?.[0]);
  if (number) return { kind: 'trip', code: number, minDays: minDaysOf(body) };
  const ofField = KIND_OF_FIELD.find(([field]) => fields[field]);
  if (ofField) return { kind: ofField[1], text: readableText(fields[ofField[0]]?.[0]) };
  if (status === 429) return { kind: 'coupon', text: readableText(detail) };
  const byCode = code === undefined ? undefined : BY_CODE[code];
  if (byCode) return byCode;
  return status === 400
    ? { kind: 'choice', text: readableText(Object.values(fields)[0]?.[0]) }
    : { kind: 'failed' };
}

/** Whether a trip is refused because the guest's documents are missing or not checked. */
export function refusesDocuments(refusal: Refusal): boolean {
  return refusal.kind === 'trip' && (refusal.code === '104' || refusal.code === '110');
}

export function refusesDays(refusal: Refusal): boolean {
  return refusal.kind === 'trip' && refusal.code !== '106';
}

/** Fields whose name alone tells the kind of refusal. */
const KIND_OF_FIELD = [
  ['coupon_code', 'coupon'],
  ['driver_born_on', 'driver'],
  ['driver_licence_since', 'driver'],
] as const;

const BY_CODE: Partial<Record<string, Refusal>> = {
  RENTAL_COVER_SERVICE_UNAVAILABLE: { kind: 'cover' },
  CAMPER_ALREADY_BOOKED: { kind: 'trip', code: '107', minDays: 1 },
  INSURANCE_CONDITIONS_NOT_MET: { kind: 'insurance' },
  booking_in_wrong_state: { kind: 'state' },
};

function tripRefusalOf(text: string | undefined): PriceRefusalCode | undefined {
  const codes = Object.keys(PRICE_REFUSALS) as PriceRefusalCode[];
  return codes.find((code) => code === text || PRICE_REFUSALS[code] === text);
}

function minDaysOf(body: unknown): number {
  const { min_length: days } = (body ?? {}) as { min_length?: unknown };
  return typeof days === 'number' ? days : 1;
}
