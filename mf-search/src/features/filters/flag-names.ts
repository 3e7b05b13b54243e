import type { MessageDescriptor } from 'react-intl';

import type { FlagField } from '@campavia/domain';
import { equipmentMessages } from '@campavia/parts';

import { filtersMessages } from '../../components/filters.messages';

import { filterNameMessages } from './filter-names.messages';

/** What filters that are on or off are called. */
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
