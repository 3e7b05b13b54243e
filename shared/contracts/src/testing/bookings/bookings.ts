import type { BookingOptions } from '../../bookings/booking-lists';
import type {
  GuestBooking,
  GuestBookingList,
  OwnerBooking,
  OwnerBookingList,
} from '../../bookings/booking-view';
import { aPicture } from '../search/search';

const stay = {
  date_from: '2027-11-01',
  date_to: '2027-11-07',
  hour_from: '09:00:00',
  hour_to: '20:00:00',
  date_time_from: '2027-11-01T08:00:00Z',
  date_time_to: '2027-11-07T19:00:00Z',
  time_zone: 'Europe/Paris',
  travelers: 2,
  days: 7,
} satisfies Partial<GuestBooking>;

const choices = {
  km: 100,
  insurance: { id: 1, slug: 'standard' },
  second_driver: 'not_selected',
  rental_cover: false,
  options: [],
  purpose: 'HOLIDAYS_COUPLE',
  message: 'We would love to see the lakes in autumn.',
  licence_type: 'B',
} satisfies Partial<GuestBooking>;

const camper = {
  id: 1201,
  title: 'Campervan for four by the lake',
  type: 4,
  city: 'Annecy',
  country: 'FR',
  latitude: 45.9,
  longitude: 6.12,
  seatbelts: 4,
  beds: 4,
  picture: aPicture('lake-dawn'),
  has_page: true,
} satisfies GuestBooking['camper'];

const deposit = {
  deposit: '1500.00',
  deposit_currency: 'EUR',
  deposit_mean: ['card'],
  deposit_at_pick_up: false,
} satisfies Partial<GuestBooking>;

const asked = {
  state: 'VALIDATED',
  display_state: 'VALIDATED',
  summary_state: 'PENDING',
  expiry_cause: null,
  cancel_reason: null,
  cancel_comment: null,
  is_instant: false,
  emergency_proof_in_validation: false,
  mutual_cancellation: null,
  pay_by: null,
  snoozed_until: null,
  confirmed_on: null,
  created_on: '2027-03-14T09:30:00Z',
  ended_on: null,
} satisfies Partial<GuestBooking>;

/** A week with the campervan in Annecy, requested and not answered yet, as its guest sees it: 539.70. */
export function aBooking(over: Partial<GuestBooking> = {}): GuestBooking {
  return {
    id: 7001,
    ...asked,
    ...stay,
    ...choices,
    ...deposit,
    camper,
    meta_state: 'waiting',
    buttons: ['find_similar', 'cancel'],
    is_payable: false,
    is_being_paid: false,
    is_updatable: false,
    price: '539.70',
    price_currency: 'EUR',
    paid: '0.00',
    paid_currency: 'EUR',
    refunded: '0.00',
    refunded_currency: 'EUR',
    second_payment: null,
    coupon_code: null,
    cancel_insurance: false,
    emergency: null,
    has_external_refund: false,
    driver_born_on: '1988-04-12',
    driver_licence_since: '2008-06-01',
    owner: {
      id: 77,
      first_name: 'Camille',
      picture: null,
      joined_on: '2021-04-12',
      phone: null,
      professional: false,
      languages_spoken: ['fr', 'en'],
      answer_rate_as_owner: 96,
    },
    assistance: null,
    permissions: {
      can_create_extensions: false,
      is_buyback_available: false,
      is_rental_cover_available: false,
      can_add_second_driver: false,
    },
    extensions: [],
    upgrades: [],
    can_search_more: true,
    has_review: false,
    acceptation_expired_on: '2027-03-16T09:30:00Z',
    ...over,
  };
}

/** The same week as the camper's owner sees it. */
export function anOwnerBooking(over: Partial<OwnerBooking> = {}): OwnerBooking {
  return {
    id: 7001,
    ...asked,
    ...stay,
    ...choices,
    ...deposit,
    camper,
    meta_state: 'to_do',
    buttons: ['accept', 'refuse', 'snooze'],
    is_refusable: true,
    total_earnings: '378.00',
    total_earnings_currency: 'EUR',
    extension_earnings: '0.00',
    extension_earnings_currency: 'EUR',
    guest: {
      id: 412,
      first_name: 'Emma',
      picture: null,
      joined_on: '2024-05-02',
      phone: null,
      review_average_as_guest: 4.5,
      review_count_as_guest: 2,
      booking_count_as_guest: 3,
      documents: 'checked',
    },
    extensions: [],
    has_review: false,
    owner_accept_expire_on: '2027-03-16T09:30:00Z',
    calendar: { is_free: true, busy_before: '2027-10-17', busy_after: null, rivals: [] },
    ...over,
  };
}

/** One page of a guest's bookings. */
export function someBookings(
  results: GuestBooking[] = [aBooking()],
  over: Partial<GuestBookingList> = {},
): GuestBookingList {
  return { count: results.length, next: null, previous: null, results, ...over };
}

/** One page of an owner's bookings. */
export function someOwnerBookings(
  results: OwnerBooking[] = [anOwnerBooking()],
  over: Partial<OwnerBookingList> = {},
): OwnerBookingList {
  return { count: results.length, next: null, previous: null, results, ...over };
}

/** Filters for lists of bookings: one request is waiting. */
export function someBookingOptions(over: Partial<BookingOptions> = {}): BookingOptions {
  return {
    meta_states: [
      { key: 'to_do', count: 0 },
      { key: 'waiting', count: 1 },
      { key: 'confirmed', count: 0 },
      { key: 'archived', count: 0 },
    ],
    years: [2027],
    states: [{ key: 'VALIDATED', count: 1 }],
    ...over,
  };
}
