import type { BookingPermissions, GuestBooking } from '@campavia/contracts';
import {
  emergencyNumberOf,
  formatDecimal,
  hasExternalRefund,
  isPayable,
  isUpdatable,
  mayOfferOtherCampers,
  tierOfId,
  tripPermissions,
  type BookingFacts,
  type Minor,
} from '@campavia/domain';

import { breakdownNumberOf } from '../../insurance/insurance.service';
import type { BookingFigures } from './booking-figures';
import {
  isConfirmed,
  momentOrNull,
  personFields,
  sharedFields,
  type VisibleBooking,
} from './booking-fields.mapper';

interface GuestContext {
  figures: BookingFigures;
  /** Whether the rental cover is available at the moment. */
  hasRentalCover: boolean;
}

/** A booking as its guest sees it. */
export function toGuestBooking(visible: VisibleBooking, around: GuestContext): GuestBooking {
  const { details, facts } = visible;
  const { person } = details;
  const { state, hasCancelInsurance, cancelReason: reason } = facts;
  return {
    id: details.id,
    ...sharedFields(visible, around.figures),
    ...moneyFields(visible, around.figures),
    is_payable: isPayable(facts),
    is_being_paid: details.is_being_paid,
    is_updatable: isUpdatable(facts),
    coupon_code: around.figures.couponCode,
    cancel_insurance: details.cancel_insurance,
    emergency: emergencyOf(facts),
    has_external_refund: hasExternalRefund({ state, hasCancelInsurance, reason }),
    driver_born_on: details.driver_born_on,
    driver_licence_since: details.driver_licence_since,
    owner: {
      professional: person.professional,
      languages_spoken: person.languages_spoken,
      answer_rate_as_owner: person.answer_rate,
      ...personFields(visible),
    },
    assistance: assistanceOf(visible),
    permissions: permissionsOf(visible, around),
    upgrades: visible.requests.upgrades,
    can_search_more: mayOfferOtherCampers(facts),
    has_review: details.has_guest_review,
    acceptation_expired_on: momentOrNull(details.answer_by),
  };
}

function emergencyOf({ proof, proofReason }: BookingFacts): GuestBooking['emergency'] {
  return proof === 'none' || proofReason === null ? null : { reason: proofReason, proof };
}

/** A camper may be returned late. */
const ASSISTED_AFTER_MS = 24 * 3_600_000;

function assistanceOf({ details, facts, now }: VisibleBooking): GuestBooking['assistance'] {
  if (!isConfirmed(facts) || now.ms > details.ends_at.getTime() + ASSISTED_AFTER_MS) return null;
  const { country } = details.camper;
  const insurance = tierOfId(details.insurance_id)?.slug ?? 'standard';
  return { emergency: emergencyNumberOf(country), breakdown: breakdownNumberOf(country, insurance) };
}

function moneyFields({ details, requests }: VisibleBooking, { price }: BookingFigures) {
  const { currency_used: currency, paid, refunded } = details;
  return {
    price: formatDecimal(price),
    price_currency: currency,
    paid: formatDecimal(paid),
    paid_currency: currency,
    refunded: formatDecimal(refunded),
    refunded_currency: currency,
    second_payment: secondPayment(details, price - requests.addedTotal),
  };
}

/** @param price the price of the trip alone: later additions are paid in full */
function secondPayment(details: VisibleBooking['details'], price: Minor): GuestBooking['second_payment'] {
  const { second_half: state, second_half_on: date, currency_used: currency } = details;
  if (state === null || date === null) return null;
  return { date, amount: formatDecimal(Math.floor(price / 2)), amount_currency: currency, state };
}

function permissionsOf(
  { details, requests, facts, now }: VisibleBooking,
  { figures, hasRentalCover }: GuestContext,
): BookingPermissions {
  const isUnavailable = details.camper.second_driver === 'not_available' && !details.second_driver;
  const allowed = tripPermissions(
    {
      facts,
      insurance: tierOfId(details.insurance_id)?.slug ?? 'standard',
      secondDriver: isUnavailable ? 'not_available' : figures.secondDriver,
      hasRentalCover: details.rental_cover,
      hasBuyback: requests.hasBuyback,
      hasOpenExtension: requests.hasOpenExtension,
      rentalCoverService: hasRentalCover ? 'up' : 'down',
    },
    now,
  );
  return {
    can_create_extensions: allowed.canCreateExtensions,
    is_buyback_available: allowed.isBuybackAvailable,
    is_rental_cover_available: allowed.isRentalCoverAvailable,
    can_add_second_driver: allowed.canAddSecondDriver,
  };
}
