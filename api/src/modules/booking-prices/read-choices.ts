import type { UpdateBookingPrice } from '@campavia/contracts';
import { KM_PACKAGES, tiersFor, type Coupon } from '@campavia/domain';

import { createFieldReader } from '../../core/field-reader';
import type { PricedCamper } from '../prices/trip-quotes.service';
import type { PricedBooking } from './booking-prices.store';

/** Reads the changed choices of a guest. @throws InvalidFieldsError for what is not offered with this camper */
export function readUpdate(
  body: UpdateBookingPrice,
  { camper, coupon }: { camper: PricedCamper; coupon: Coupon | undefined },
): Partial<PricedBooking> {
  const fields = createFieldReader();
  if (!isOffered(body.insurance_id, camper)) fields.refuse('insurance_id', 'insurance_not_offered');
  if (body.second_driver && camper.second_driver === 'not_available') {
    fields.refuse('second_driver', 'second_driver_not_available');
  }
  const km = KM_PACKAGES.find((each) => each === body.km);
  if (body.km !== km) fields.refuse('km', 'field_not_a_choice');
  fields.settle();
  return given({
    insurance_id: body.insurance_id,
    second_driver: body.second_driver,
    rental_cover: body.rental_cover,
    cancel_insurance: body.cancel_insurance,
    km_package: km,
    coupon_code: body.coupon_code === undefined ? undefined : (coupon?.code ?? null),
  });
}

/** Reads the quantity of each option. @throws InvalidFieldsError for an unknown option, or too many of one */
export function readOptions(
  chosen: readonly { id: number; quantity: number }[],
  { options }: PricedCamper,
): Map<number, number> {
  const fields = createFieldReader();
  const quantities = new Map<number, number>();
  for (const { id, quantity } of chosen.filter((each) => each.quantity > 0)) {
    const option = options.find((each) => each.id === id);
    const sum = (quantities.get(id) ?? 0) + quantity;
    if (!option) fields.refuse('options', 'price_option_unknown');
    else if (sum > option.most) fields.refuse('options', 'price_option_too_many', { limit: option.most });
    quantities.set(id, sum);
  }
  fields.settle();
  return quantities;
}

function isOffered(insuranceId: number | undefined, { insured_by }: PricedCamper): boolean {
  return insuranceId === undefined || tiersFor(insured_by).some(({ id }) => id === insuranceId);
}

function given(changes: Partial<PricedBooking>): Partial<PricedBooking> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
