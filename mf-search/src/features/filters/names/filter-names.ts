import type { MessageDescriptor } from 'react-intl';

import type { FlagField, OwnerType } from '@campavia/domain';
import type { Formatter } from '@campavia/i18n';
import { equipmentMessages } from '@campavia/parts';

import { filtersMessages } from '../../../components/filters.messages';

import { filterNameMessages } from './filter-names.messages';

export const flagNames: Record<FlagField, MessageDescriptor> = {
  instant_booking: filterNameMessages.instant,
  automatic_gear: filterNameMessages.automatic,
  km_unlimited: filtersMessages.unlimitedKm,
  international: filterNameMessages.abroad,
  pets: filtersMessages.pets,
  smoking: filterNameMessages.smoking,
  disabled_access: filterNameMessages.disabledAccess,
  discount_weekly: filterNameMessages.weeklyDiscount,
  discount_early: filterNameMessages.earlyDiscount,
  is_ambassador: filterNameMessages.ambassador,
  marketing_partnership: filterNameMessages.partner,
  winter_tire: equipmentMessages.winter_tires,
  winter_chain: equipmentMessages.snow_chains,
  isofix: equipmentMessages.isofix,
};

export const ownerNames: Record<OwnerType, MessageDescriptor> = {
  private: filterNameMessages.privateOwners,
  professional: filterNameMessages.hireFirms,
};

/** A height in metres with two decimals: `2.80 m`. */
export function formatMetres(intl: Formatter, heightCm: number): string {
  return intl.formatNumber(heightCm / 100, { style: 'unit', unit: 'meter', minimumFractionDigits: 2 });
}
