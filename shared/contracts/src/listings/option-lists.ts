import { Type, type Static } from 'typebox';

import { KM_PACKAGES } from '@campavia/domain';

import {
  COOKING_ENERGIES,
  DEPOSIT_METHODS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  ELECTRIC_PLUG_TYPES,
  EXTENSION_REASONS,
  EXTRA_OPTIONS,
  FRIDGE_ENERGIES,
  GUEST_CANCEL_REASONS,
  HEATING_ENERGIES,
  LICENCE_TYPES,
  OPTION_RECURRENCES,
  OWNER_CANCEL_REASONS,
  OWNER_REFUSE_REASONS,
  OPTIONAL_PERMISSIONS,
  PRICE_COLOURS,
  REFUND_REASONS,
  SEASON_TYPES,
  SECOND_DRIVER_CHOICES,
  SUSPEND_REASONS,
  TRIP_PURPOSES,
  UNAVAILABILITY_REASONS,
  UPGRADE_REASONS,
  VEHICLE_AVAILABILITIES,
} from './option-codes';
import { PROFESSIONAL_TYPES } from '../identity/users';

const Codes = Type.Array(Type.String());

/** The lists as the referential sends them: codes, in the order they are shown in. */
export const OptionListsSchema = Type.Object({
  trip_purposes: Codes,
  km_packages: Type.Array(Type.Integer(), { description: 'km a day; 0 means no limit' }),
  season_types: Type.Array(Type.Integer(), { description: '1 low, 3 high' }),
  licence_types: Codes,
  second_driver: Codes,
  extra_options: Codes,
  extension_reasons: Codes,
  upgrade_reasons: Codes,
  guest_cancel_reasons: Codes,
  refund_reasons: Codes,
  permissions: Codes,
  professional_types: Codes,
  owner_cancel_reasons: Codes,
  owner_refuse_reasons: Codes,
  suspend_reasons: Codes,
  unavailability_reasons: Codes,
  price_colours: Codes,
  deposit_means: Codes,
  option_recurrences: Codes,
  vehicle_availabilities: Codes,
  cooking_energies: Codes,
  heating_energies: Codes,
  fridge_energies: Codes,
  electric_plug_types: Codes,
  document_types: Codes,
  document_statuses: Codes,
  countries: Type.Array(Type.String(), { description: 'ISO 3166-1 codes, the country of the site first' }),
  min_future_rental_choices: Type.Array(Type.Integer(), {
    description: 'days from today to the first pick-up that an owner may choose',
  }),
  max_future_rental_choices: Type.Array(Type.Integer(), {
    description: 'months from today to the last return that an owner may choose',
  }),
});
export type OptionLists = Static<typeof OptionListsSchema>;

/** Every list that is equal on all sites. */
export const OPTION_LISTS: Omit<OptionLists, 'countries' | `${string}_choices`> = {
  trip_purposes: [...TRIP_PURPOSES],
  km_packages: [...KM_PACKAGES],
  season_types: [...SEASON_TYPES],
  licence_types: [...LICENCE_TYPES],
  second_driver: [...SECOND_DRIVER_CHOICES],
  extra_options: [...EXTRA_OPTIONS],
  extension_reasons: [...EXTENSION_REASONS],
  upgrade_reasons: [...UPGRADE_REASONS],
  guest_cancel_reasons: [...GUEST_CANCEL_REASONS],
  refund_reasons: [...REFUND_REASONS],
  permissions: [...OPTIONAL_PERMISSIONS],
  professional_types: [...PROFESSIONAL_TYPES],
  owner_cancel_reasons: [...OWNER_CANCEL_REASONS],
  owner_refuse_reasons: [...OWNER_REFUSE_REASONS],
  suspend_reasons: [...SUSPEND_REASONS],
  unavailability_reasons: [...UNAVAILABILITY_REASONS],
  price_colours: [...PRICE_COLOURS],
  deposit_means: [...DEPOSIT_METHODS],
  option_recurrences: [...OPTION_RECURRENCES],
  vehicle_availabilities: [...VEHICLE_AVAILABILITIES],
  cooking_energies: [...COOKING_ENERGIES],
  heating_energies: [...HEATING_ENERGIES],
  fridge_energies: [...FRIDGE_ENERGIES],
  electric_plug_types: [...ELECTRIC_PLUG_TYPES],
  document_types: [...DOCUMENT_TYPES],
  document_statuses: [...DOCUMENT_STATUSES],
};
