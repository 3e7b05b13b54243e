import { ApiError, type ApiErrorKind } from './api-error';
import { type FailureKind, failureKindOf, isReported } from './failure-kind';
import { readRefusal } from './read-refusal';

function refused(call: string, status: number, body: unknown = null): ApiError {
  const [method = '', endpoint = ''] = call.split(' ');
  return new ApiError({ kind: 'status', method, endpoint, status, ...readRefusal(status, body) });
}

type Case = [call: string, status: number, body: unknown, kind: FailureKind];

const PRICE = 'get /3/products/12/price/';
const CONFIRM = 'post /3/my-requests/7/payment/confirm/';
const FINAL = 'get /3/my-requests/7/payment/final/';

describe('price errors, by number or by name', () => {
  test.each<[string, string, FailureKind]>([
    ['103', 'inverted_dates', 'inverted_dates'],
    ['104', 'invalid_documents', 'invalid_documents'],
    ['106', 'unlimited_km_not_allowed', 'unlimited_km_not_allowed'],
    ['107', 'not_available', 'not_available'],
    ['108', 'minimum_days_required', 'minimum_days_required'],
    ['109', 'closed_days', 'closed_days'],
    ['110', 'invalid_documents_24h', 'invalid_documents_24h'],
  ])('%s', (number, name, kind) => {
    expect(failureKindOf(refused(PRICE, 400, { __all__: [number], min_length: 5 }))).toBe(kind);
    expect(failureKindOf(refused(PRICE, 400, { non_field_errors: [number] }))).toBe(kind);
    expect(failureKindOf(refused(PRICE, 400, { code: name }))).toBe(kind);
  });
});

describe('payment errors', () => {
  test.each<[string, FailureKind]>([
    ['MGP_3DS_AUTH_FAILED', 'payment_3ds_auth_failed'],
    ['MPG_BANK_AMOUNT_LIMIT_REACHED', 'payment_bank_amount_limit_reached'],
    ['MPG_CARD_AMOUNT_LIMIT_REACHED', 'payment_card_amount_limit_reached'],
    ['MPG_CARD_EXPIRED', 'payment_card_expired'],
    ['MPG_CARD_FRAUD', 'payment_card_fraud'],
    ['MPG_CARD_INACTIVE', 'payment_card_inactive'],
    ['MPG_CARD_LOST', 'payment_card_lost'],
    ['MPG_COUNTRY_UNAUTHORIZED', 'payment_country_unauthorized'],
    ['MPG_AUTH_EXPIRED', 'payment_auth_expired'],
    ['MPG_PAYPAL_FAILED', 'payment_paypal_failed'],
    ['MPG_UNKNOWN', 'payment_unknown'],
    ['YSC_PAYMENTS', 'payment_refused'],
    ['YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END', 'card_expires_before_booking_end'],
    ['YSC_PAYMENT_CONFIMRATION_TOO_LONG', 'payment_confirmation_too_long'],
  ])('%s', (code, kind) => {
    expect(failureKindOf(refused('post /3/my-requests/7/payment/async/', 400, { code }))).toBe(kind);
  });

  test.each<Case>([
    [CONFIRM, 405, { code: 'PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE' }, 'card_expires_before_booking_end'],
    [CONFIRM, 405, { code: 'BOOKING_IN_WRONG_STATE' }, 'invalid_booking_state'],
    [CONFIRM, 405, { code: 'CAMPER_ALREADY_BOOKED' }, 'camper_already_booked'],
    [CONFIRM, 405, { code: 'INSURANCE_CONDITIONS_NOT_MET' }, 'insurance_conditions_not_met'],
    [CONFIRM, 405, { code: 'BOOKING_ALREADY_PAID' }, 'booking_already_paid'],
    [CONFIRM, 405, { code: 'PAYMENT_ERROR_IN_SEND_CARD_INFO' }, 'payment_error_in_send_card_info'],
    [FINAL, 405, { code: 'BOOKING_NOT_IN_VALID_STATE' }, 'invalid_booking_state'],
  ])('%s answered %d %j', (call, status, body, kind) => {
    expect(failureKindOf(refused(call, status, body))).toBe(kind);
  });
});

test.each<Case>([
  [PRICE, 503, { code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' }, 'rental_cover_service_unavailable'],
  [
    'get /3/insurance/',
    503,
    { code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' },
    'rental_cover_service_unavailable',
  ],
  ['post /oauth/token/', 400, { error: 'invalid_grant' }, 'auth_invalid_grant'],
  [
    'post /oauth/token/',
    400,
    { error: 'access_denied', error_description: 'Invalid credentials' },
    'auth_bad_credentials',
  ],
  [
    'post /oauth/token/',
    400,
    { error: 'invalid_request', error_description: 'username is missing' },
    'auth_missing_credentials',
  ],
  ['post /oauth/token/', 400, { error: 'unsupported_grant_type' }, 'auth_unknown'],
  ['get /3/users/me/', 403, { code: 'account_suspended' }, 'forbidden'],
  ['get /v4/bookings-guest/', 502, '<html>', 'bad_gateway'],
  ['get /v4/bookings-guest/', 504, '<html>', 'gateway_timeout'],
  ['get /3/products/12/', 404, { code: 'camper_not_found' }, 'camper_not_found'],
  ['get /3/products/12/', 404, null, 'camper_not_found'],
  ['get /3/products/12/', 410, null, 'camper_deleted'],
  ['get /3/products/my-van/', 404, null, 'camper_id_not_a_number'],
  ['get /3/products/', 404, null, 'search_invalid_page'],
  ['get /v4/geolocation/places/atlantis/', 404, { code: 'place_not_found' }, 'invalid_place'],
  [
    'get /v4/geolocation/places/anecy/',
    406,
    { code: 'place_renamed', correct_slug: 'annecy' },
    'invalid_place',
  ],
  ['patch /3/my-requests/7/prices/', 400, { coupon_code: ['Ran out.'] }, 'invalid_coupon'],
  ['patch /v4/vehicles/3/', 400, { location: { city: ['Unknown.'] } }, 'vehicle_location'],
  ['get /3/trustedshop/', 429, null, 'trusted_shop_too_many'],
  ['get /3/trustedshop/', 400, { detail: 'TSID is invalid' }, 'trusted_shop_invalid_id'],
  ['get /3/trustedshop/', 404, { code: 'trusted_shop_invalid_id' }, 'trusted_shop_invalid_id'],
  ['post /sandbox/psp/cards', 400, { code: 'card_registration_card' }, 'card_registration_card'],
  ['post /sandbox/psp/cards', 400, { code: 'card_registration_token' }, 'card_registration_token'],
  ['post /sandbox/psp/cards', 400, null, 'card_registration_unknown'],
  ['post /v4/newsletter/', 409, { code: 'newsletter_already_exists' }, 'newsletter_already_exists'],
  ['post /v4/newsletter/', 400, { code: 'newsletter_invalid' }, 'newsletter_invalid'],
  ['post /v4/newsletter/', 400, null, 'newsletter_unknown'],
])('%s answered %d %j is %4$s', (call, status, body, kind) => {
  expect(failureKindOf(refused(call, status, body))).toBe(kind);
});

describe('the path determines the rest', () => {
  test.each<[string, FailureKind]>([
    ['get /v4/bookings-guest/7/', 'booking_guest'],
    ['post /v4/bookings/', 'booking_guest'],
    ['post /3/my-requests/7/options/', 'booking_guest'],
    ['patch /v4/bookings-owner/7/accept/', 'booking_owner'],
    ['get /v4/brands/', 'brand'],
    ['get /v4/brands-models/', 'brand'],
    ['post /3/products/12/update/', 'camper'],
    ['post /v4/campers/earnings-simulation/', 'camper'],
    ['get /3/products/12/availabilities/', 'availability'],
    ['post /3/products/12/calendar/periods/', 'availability'],
    [PRICE, 'price'],
    ['get /3/my-requests/7/prices/', 'price'],
    ['patch /3/my-requests/7/prices/', 'patch_price'],
    ['post /3/certify-phone/', 'certify_phone'],
    ['get /3/chats/', 'chat'],
    ['post /3/docs/4/pages/', 'document'],
    ['post /v4/doctective/check/', 'document'],
    ['get /3/insurance/', 'insurance'],
    ['get /v4/rental-cover/conditions/', 'insurance'],
    ['post /3/my-requests/7/payment/async/', 'payment'],
    ['get /3/my-requests/7/payments/', 'payment'],
    ['get /3/mangopay/payout/', 'payment'],
    ['get /3/my-requests/7/payment/web-redirect/', 'payment_web_redirect'],
    [FINAL, 'payment_finalization'],
    ['post /3/my-requests/7/payment/summary/', 'summary'],
    ['get /v4/manufacturers-models/', 'manufacturer'],
    ['post /3/manage-password/', 'password'],
    ['post /3/review/create/7/', 'review'],
    ['get /v4/reviews/', 'review'],
    ['get /3/products/', 'search'],
    ['get /3/campers/search/', 'search'],
    ['patch /3/users/me/', 'user'],
    ['post /v4/users/me/company/', 'user'],
    ['get /v4/vehicles/3/sleepings/', 'vehicle'],
    ['post /3/wishlist/summer/product/', 'wishlist'],
    ['get /v4/leads/lead-sources/3/', 'leads'],
    ['get /v4/geolocation/places/', 'places'],
    ['get /3/search_locations/', 'places'],
    ['get /3/trustedshop/', 'trusted_shop'],
    ['get /3/nothing-we-know/', 'unknown'],
  ])('%s: %s', (call, kind) => {
    expect(failureKindOf(refused(call, 500))).toBe(kind);
  });
});

test.each<[ApiErrorKind, FailureKind]>([
  ['network', 'network'],
  ['timeout', 'network'],
  ['unreadable', 'unknown'],
])('a call that ended as %s is %s', (kind, expected) => {
  expect(failureKindOf(new ApiError({ kind, method: 'get', endpoint: '/3/products/' }))).toBe(expected);
});

describe('expected failures are not reported', () => {
  test.each<FailureKind>([
    'camper_not_found',
    'camper_deleted',
    'not_available',
    'search_invalid_page',
    'invalid_documents',
    'invalid_documents_24h',
    'invalid_place',
    'invalid_coupon',
    'card_expires_before_booking_end',
  ])('%s', (kind) => expect(isReported(kind)).toBe(false));

  test.each<FailureKind>([
    'unknown',
    'network',
    'forbidden',
    'bad_gateway',
    'not_staff',
    'i18n_untranslated_link',
    'i18n_untranslated_field',
    'trusted_shop_too_many',
    'consent',
    'geolocation_timeout',
    'minimum_days_required',
  ])('but %s is', (kind) => expect(isReported(kind)).toBe(true));
});
