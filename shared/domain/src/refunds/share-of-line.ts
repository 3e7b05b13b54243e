import type { PriceLineCode } from '../quote';
import type { Share } from './shares';

/** The recipient of each line of a price. */
export const SHARE_OF_LINE: Record<PriceLineCode, Share> = {
  price_gross: 'owner',
  price_discount_weekly: 'owner',
  price_discount_early: 'owner',
  price_km: 'owner',
  price_options: 'owner',
  price_fees: 'fees',
  price_insurance: 'insurance',
  price_second_driver: 'insurance',
  price_rental_cover: 'insurance',
  price_coupon: 'coupon',
  price_cancellation_insurance: 'cancellation',
};
