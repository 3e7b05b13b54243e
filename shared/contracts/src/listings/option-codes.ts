import { SEASON_TYPES as SEASON_NUMBERS } from '@campavia/domain';

/** Options of forms, by the codes of the api. */
export {
  COOKING_ENERGIES,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  ELECTRIC_PLUG_TYPES,
  EXTENSION_REASONS,
  FRIDGE_ENERGIES,
  GUEST_CANCEL_REASONS,
  HEATING_ENERGIES,
  KM_PACKAGES,
  OWNER_REASONS as OWNER_CANCEL_REASONS,
  OWNER_SIMPLE_REASONS as OWNER_REFUSE_REASONS,
  REFUND_REASONS,
  TRIP_PURPOSES,
  UPGRADE_REASONS,
} from '@campavia/domain';

/** Low is 1, high is 3; the mid season has separate price fields. */
export const SEASON_TYPES = Object.values(SEASON_NUMBERS);
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
export const OPTIONAL_PERMISSIONS = ['ALLOWED', 'NOT_ALLOWED', 'ON_DEMAND'] as const;

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
export const DEPOSIT_METHODS = ['card', 'check', 'cash', 'transfer', 'others'] as const;
export const OPTION_RECURRENCES = ['day', 'booking'] as const;
export const VEHICLE_AVAILABILITIES = ['Available', 'NotAvailable'] as const;
