import type { BookingPermissions, GuestBooking } from '@campavia/contracts';
import {
  formatDecimal,
  hasExternalRefund,
  isPayable,
  isUpdatable,
  mayPushExtraSearch,
  tierOfId,
  tripPermissions,
  type Minor,
} from '@campavia/domain';

import type { BookingFigures } from './booking-figures';
import { momentOrNull, personFields, sharedFields, type Seen } from './booking-fields.mapper';

interface Around {
  figures: BookingFigures;
  /** Whether the rental cover can be had at the moment. */
  hasRentalCover: boolean;
}

/** A booking as its guest sees it on the wire. */
export function toGuestBooking(seen: Seen, around: Around): GuestBooking {
  const { details, facts } = seen;
  const { person } = details;
  const { state, hasCancelInsurance, cancelReason: reason } = facts;
  return {
    id: details.id,
    ...sharedFields(seen, around.figures),
    ...moneyFields(seen, around.figures),
    is_payable: isPayable(facts),
    is_being_paid: details.is_being_paid,
    is_updatable: isUpdatable(facts),
    coupon_code: around.figures.couponCode,
    cancel_insurance: details.cancel_insurance,
    has_external_refund: hasExternalRefund({ state, hasCancelInsurance, reason }),
    driver_born_on: details.driver_born_on,
    driver_licence_since: details.driver_licence_since,
    owner: {
      professional: person.professional,
      languages_spoken: person.languages_spoken,
      answer_rate_as_owner: person.answer_rate,
      ...personFields(seen),
    },
    permissions: permissionsOf(seen, around),
    upgrades: seen.requests.upgrades,
    can_search_more: mayPushExtraSearch(facts),
    has_review: details.has_guest_review,
    acceptation_expired_on: momentOrNull(details.answer_by),
  };
}

function moneyFields({ details, requests }: Seen, { price }: BookingFigures) {
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

/** @param price that of the trip alone: what was added later was paid whole */
function secondPayment(details: Seen['details'], price: Minor): GuestBooking['second_payment'] {
  const { second_half: state, second_half_on: date, currency_used: currency } = details;
  if (state === null || date === null) return null;
  return { date, amount: formatDecimal(Math.floor(price / 2)), amount_currency: currency, state };
}

function permissionsOf(
  { details, requests, facts, now }: Seen,
  { figures, hasRentalCover }: Around,
): BookingPermissions {
  const cannot = details.camper.second_driver === 'not_available' && !details.second_driver;
  const allowed = tripPermissions(
    {
      facts,
      insurance: tierOfId(details.insurance_id)?.slug ?? 'standard',
      secondDriver: cannot ? 'not_available' : figures.secondDriver,
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
