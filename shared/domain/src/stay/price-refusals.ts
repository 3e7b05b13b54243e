/** Why a stay cannot be priced: the number on the wire and its name in the spec. */
export const PRICE_REFUSALS = {
  103: 'INVERTED_DATES',
  104: 'INVALID_DOCUMENTS_LESS_72',
  106: 'KM_UNLIMITED_NOT_ALLOWED',
  107: 'NOT_AVAILABLE',
  108: 'MIN_DAYS_REQUIRED',
  109: 'CLOSED_DAYS',
  110: 'INVALID_DOCUMENTS_LESS_24',
} as const;
export type PriceRefusalName = (typeof PRICE_REFUSALS)[keyof typeof PRICE_REFUSALS];
export type PriceRefusalCode = `${keyof typeof PRICE_REFUSALS}`;
