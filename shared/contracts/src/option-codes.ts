export { KM_PACKAGES } from '@campavia/domain';

/** What people may choose from, by the codes that the api takes and gives. */
export const TRIP_PURPOSES = [
  'HOLIDAYS_FAMILY',
  'HOLIDAYS_COUPLE',
  'HOLIDAYS_FRIENDS',
  'RENT_BEFORE_BUY',
  'FAMILY_EVENT',
  'SPORT_EVENT',
  'MUSICAL_EVENT',
  'OTHER',
] as const;

export const SEASON_TYPES = [1, 2, 3] as const;
export const LICENCE_TYPES = ['B', 'C'] as const;
export const SECOND_DRIVER_CHOICES = ['selected', 'not_selected', 'included', 'not_available'] as const;
export const EXTRA_OPTIONS = [
  'day_before',
  'day_after',
  'km_100',
  'km_200',
  'km_unlimited',
  'day_slide',
] as const;
export const EXTENSION_REASONS = [...EXTRA_OPTIONS, 'ins_day_before', 'ins_day_after', 'buyback'] as const;
export const UPGRADE_REASONS = ['buyback', 'rental_cover', 'second_driver'] as const;
export const PERMISSIONS_ASKED = ['ALLOWED', 'NOT_ALLOWED', 'ON_DEMAND'] as const;

export const GUEST_CANCEL_REASONS = [
  'REASON_OWNER',
  'REASON_CORONA',
  'REASON_OTHER',
  'DUPLICATE',
  'COMPETITORS',
  'OTHER_COMPETITORS',
  'CANCEL_HOLIDAYS',
  'REASON_CASUALTY',
] as const;

/** `RESON_PURPOSE` is the word of the wire, spelt so. */
export const OWNER_CANCEL_REASONS = [
  'REASON_KM',
  'REASON_DATE',
  'REASON_UNAVAILABLE',
  'REASON_UNAVA_ASKED',
  'REASON_DOWN',
  'REASON_SNOW',
  'REASON_BABY',
  'REASON_ANIMAL',
  'REASON_SMOKING',
  'REASON_TRIP',
  'REASON_SEAT',
  'RESON_PURPOSE',
  'REASON_GUEST',
  'REASON_OTHER',
  'REASON_DOUBT_COVID',
  'REASON_OLD_PRICE',
  'REASON_UNAVAILABLE_FOR_INVENTORY',
] as const;
export const OWNER_REFUSE_REASONS = [
  'BREAKDOWN',
  'MOT',
  'UNAVAILABLE',
  'SALE',
  'PERSONAL',
  'PRICES',
  'OTHER',
] as const;
export const REFUND_REASONS = ['REASON_CORONA', 'REASON_OTHER', 'REASON_OWNER'] as const;
export const SUSPEND_REASONS = [
  'DELETE_DOUBLE',
  'DELETE_SOLD',
  'DELETE_W_SOLD',
  'DELETE_HS',
  'DELETE_NO_BK',
  'DELETE_SITE',
  'DELETE_BAD_EXP',
  'DELETE_PERSO',
  'REASON_NONE',
] as const;

/** Why an owner closes days. */
export const UNAVAILABILITY_REASONS = [
  'PERSONAL_USE',
  'OTHER_WEBSITE',
  'BREAKDOWN',
  'WINTERING',
  'OTHER',
] as const;
export const PRICE_COLOURS = ['default', 'blue', 'orange', 'yellow', 'pink', 'purple', 'green'] as const;
export const DEPOSIT_MEANS = ['card', 'check', 'cash', 'transfer', 'others'] as const;
export const OPTION_RECURRENCES = ['day', 'booking'] as const;
export const VEHICLE_AVAILABILITIES = ['Available', 'NotAvailable'] as const;
export const COOKING_ENERGIES = ['gas', 'electric', 'induction', 'diesel'] as const;
export const HEATING_ENERGIES = ['gas', 'diesel', 'electric'] as const;
export const FRIDGE_ENERGIES = ['gas', 'battery', 'mains'] as const;
/** The letters are those of IEC 60083; `cee` is the blue plug of camp sites. */
export const ELECTRIC_PLUG_TYPES = [
  'cee',
  'type_c',
  'type_e',
  'type_f',
  'type_g',
  'type_j',
  'type_l',
  'usb',
  'lighter',
] as const;

export const DOCUMENT_TYPES = [
  'addr_proof',
  'covid_proof',
  'reg_proof',
  'reg_association',
  'shareholder_decl',
  'id_proof',
  'ubo_declaration',
  'car_registr',
  'car_proof_insu',
  'driving_licen',
  'MOT',
  'iban',
  'dvla',
  'tax_identification_number',
  'rent_cont',
  'detail_decl',
] as const;
export const DOCUMENT_STATUSES = [
  'created',
  'added',
  'valid_ask',
  'validated',
  'external_transmission',
  'needdoc',
  'refused',
  'refuse_mgp',
  'exp_soon',
  'expired',
] as const;
