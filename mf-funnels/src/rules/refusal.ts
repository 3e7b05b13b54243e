import { PRICE_REFUSALS, type PriceRefusalCode } from '@campavia/domain';

/**
 * Why there is no price: the dates or kilometres cannot be had (`trip`), the coupon cannot be used, something chosen
 * is not offered with this camper (`choice`), the rental cover cannot be reached, or nothing came at all.
 */
export type Refusal =
  | { kind: 'trip'; code: PriceRefusalCode; minDays: number }
  | { kind: 'coupon' | 'choice'; words: string | undefined }
  | { kind: 'cover' | 'failed' };

/** What is known of the answer that was no price. */
export interface RefusedAnswer {
  status?: number;
  code?: string;
  fields: Record<string, string[]>;
  detail?: string;
  body?: unknown;
}

/** Reads a refusal of the api. */
export function refusalOf({ status, code, fields, detail, body }: RefusedAnswer): Refusal {
  const number = fields.__all__?.[0];
  if (isTripRefusal(number)) return { kind: 'trip', code: number, minDays: minDaysOf(body) };
  if (fields.coupon_code) return { kind: 'coupon', words: fields.coupon_code[0] };
  if (status === 429) return { kind: 'coupon', words: detail };
  if (code === 'RENTAL_COVER_SERVICE_UNAVAILABLE') return { kind: 'cover' };
  return status === 400 ? { kind: 'choice', words: Object.values(fields)[0]?.[0] } : { kind: 'failed' };
}

/** Whether the days themselves cannot be had, so that nothing chosen with them matters until there are others. */
export function refusesDays(refusal: Refusal): boolean {
  return refusal.kind === 'trip' && refusal.code !== '106';
}

function isTripRefusal(number: string | undefined): number is PriceRefusalCode {
  return number !== undefined && number in PRICE_REFUSALS;
}

function minDaysOf(body: unknown): number {
  const { min_length: days } = (body ?? {}) as { min_length?: unknown };
  return typeof days === 'number' ? days : 1;
}
