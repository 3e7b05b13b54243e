import { PRICE_REFUSALS, type PriceRefusalCode } from '@campavia/domain';

import { readableText } from './readable';

/**
 * Why there is no price: the dates or kilometres cannot be had (`trip`), the coupon cannot be used, something chosen
 * is not offered with this camper (`choice`), the rental cover cannot be reached, the insurance does not take the
 * trip, none of its insurances takes who drives (`driver`), the booking has gone on meanwhile (`state`), or nothing
 * came at all.
 */
export type Refusal =
  | { kind: 'trip'; code: PriceRefusalCode; minDays: number }
  | { kind: 'coupon' | 'choice' | 'driver'; words: string | undefined }
  | { kind: 'cover' | 'insurance' | 'state' | 'failed' };

/** What is known of the answer that was no price. */
export interface FailedAnswer {
  status?: number;
  code?: string;
  fields: Record<string, string[]>;
  detail?: string;
  body?: unknown;
}

/** Reads a refusal of the api. */
export function parseRefusedAnswer({ status, code, fields, detail, body }: FailedAnswer): Refusal {
  const number = tripRefusalOf(fields.__all__?.[0]);
  if (number) return { kind: 'trip', code: number, minDays: minDaysOf(body) };
  const ofField = KIND_OF_FIELD.find(([field]) => fields[field]);
  if (ofField) return { kind: ofField[1], words: readableText(fields[ofField[0]]?.[0]) };
  if (status === 429) return { kind: 'coupon', words: readableText(detail) };
  const byCode = code === undefined ? undefined : BY_CODE[code];
  if (byCode) return byCode;
  return status === 400
    ? { kind: 'choice', words: readableText(Object.values(fields)[0]?.[0]) }
    : { kind: 'failed' };
}

/** Whether the days themselves cannot be had, whatever is chosen with them. */
export function refusesDays(refusal: Refusal): boolean {
  return refusal.kind === 'trip' && refusal.code !== '106';
}

/** Fields that say of themselves what is refused. */
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

/** A refusal by its number or by its name. */
function tripRefusalOf(text: string | undefined): PriceRefusalCode | undefined {
  const codes = Object.keys(PRICE_REFUSALS) as PriceRefusalCode[];
  return codes.find((code) => code === text || PRICE_REFUSALS[code] === text);
}

function minDaysOf(body: unknown): number {
  const { min_length: days } = (body ?? {}) as { min_length?: unknown };
  return typeof days === 'number' ? days : 1;
}
