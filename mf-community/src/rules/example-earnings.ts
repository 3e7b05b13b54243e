import { FEE_PERCENT, halfUp, WEEKLY_DAYS, type Minor } from '@campavia/domain';

/** An owner's earnings from a week, in minor units of any currency. */
export interface ExampleEarnings {
  days: number;
  perDay: Minor;
  gross: Minor;
  discountPercent: number;
  discount: Minor;
  owner: Minor;
  feePercent: number;
  /** The guest's service fee, in addition to the owner's price. */
  fee: Minor;
}

const PER_DAY = 60_00;
const DISCOUNT_PERCENT = 10;

/** The example of the page: a week with a weekly discount, calculated as quotes are. */
export function calculateExampleEarnings(): ExampleEarnings {
  const gross = WEEKLY_DAYS * PER_DAY;
  const discount = halfUp(gross * DISCOUNT_PERCENT, 100);
  const owner = gross - discount;
  return {
    days: WEEKLY_DAYS,
    perDay: PER_DAY,
    gross,
    discountPercent: DISCOUNT_PERCENT,
    discount,
    owner,
    feePercent: FEE_PERCENT,
    fee: halfUp(owner * FEE_PERCENT, 100),
  };
}
