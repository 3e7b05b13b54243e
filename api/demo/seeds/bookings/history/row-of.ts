import { addDays, type PlainDate } from '@campavia/domain';

import type { PricedBooking } from '../../../../src/modules/booking-prices/booking-prices.store';
import type { Drawn } from '../drawing/drawn';
import { scenarioOf } from '../plans/scenarios';

/** Fields that are not known when a booking begins. */
const NOT_YET = {
  coupon_code: null,
  rate_micros: null,
  price: null,
  earnings: null,
  price_frozen_at: null,
  extra_km: null,
  paid: 0,
  paying_holds: 0,
  refunded: 0,
  answer_by: null,
  pay_by: null,
  reminded_at: null,
  second_half_on: null,
  second_half: null,
  second_half_tries: 0,
  validated_at: null,
  accepted_at: null,
  confirmed_at: null,
  ended_at: null,
  expiry_cause: null,
  cancel_reason: null,
  cancel_comment: null,
  proof: 'none' as const,
  proof_reason: null,
  together_asked_by: null,
  together_asked_at: null,
  guest_snoozed_until: null,
  owner_snoozed_until: null,
  has_open_incident: false,
  deposit_at_pick_up: false,
};

/** A new booking. Listed field by field: objects built by spreading are slow to read, and there are many. */
export function rowOf(
  id: number,
  { plan, choices, times, moments, changeRequest }: Drawn,
  today: PlainDate,
): PricedBooking {
  const { camper, guest } = plan;
  const days = changeRequest?.booked ?? plan.days;
  const created = new Date(moments.created);
  return {
    ...NOT_YET,
    id,
    camper_id: camper.id,
    guest_id: guest.id,
    owner_id: camper.owner_id,
    state: scenarioOf(plan.scenario).begins,
    is_instant: camper.instant_booking,
    date_from: addDays(today, days.from),
    date_to: addDays(today, days.to),
    hour_from: choices.hour_from,
    hour_to: choices.hour_to,
    time_zone: times.zone,
    starts_at: new Date(times.starts),
    ends_at: new Date(times.ends),
    travelers: choices.travelers,
    km_package: choices.km_package,
    insurance_id: choices.insurance_id,
    second_driver: choices.second_driver,
    rental_cover: choices.rental_cover,
    cancel_insurance: choices.cancel_insurance,
    purpose: choices.purpose,
    message: choices.message,
    licence_type: choices.licence_type,
    driver_born_on: choices.driver_born_on,
    driver_licence_since: choices.driver_licence_since,
    locale: choices.locale,
    currency_used: choices.currency_used,
    currency_owner: choices.currency_owner,
    created_at: created,
    touched_at: created,
    options: choices.options,
  };
}
