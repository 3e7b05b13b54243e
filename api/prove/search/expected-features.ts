import type { SearchParams } from '@campavia/contracts';
import { EQUIPMENTS, FLAG_FIELDS, type EquipmentCode, type FlagField } from '@campavia/domain';

import type { PlainCamper } from './marketplace';

/** Filters for features and equipment, as named in a search. */
export type Features = Pick<
  SearchParams,
  FlagField | 'vehicle_height' | 'licence_type' | 'owner_types' | 'review_average__gte' | 'equipments'
>;

const FLAGS: Record<FlagField, (camper: PlainCamper) => boolean | null> = {
  discount_weekly: ({ weeklyPercent }) => weeklyPercent > 0,
  discount_early: ({ earlyPercent }) => earlyPercent > 0,
  km_unlimited: ({ isKmUnlimited }) => isKmUnlimited,
  international: ({ goesAbroad }) => goesAbroad,
  automatic_gear: ({ isAutomatic }) => isAutomatic,
  pets: ({ takesPets }) => takesPets,
  is_ambassador: ({ isAmbassador }) => isAmbassador,
  winter_tire: (camper) => carries(camper, 'winter_tires'),
  winter_chain: (camper) => carries(camper, 'snow_chains'),
  instant_booking: ({ isInstant }) => isInstant,
  disabled_access: ({ isForDisabled }) => isForDisabled,
  marketing_partnership: ({ isPartner }) => isPartner,
  isofix: (camper) => carries(camper, 'isofix'),
  smoking: ({ allowsSmoking }) => allowsSmoking,
};

/** Whether a camper has all requested features; equipment on request does not count. */
export function hasFeatures(camper: PlainCamper, asked: Features): boolean {
  const { equipments = [] } = asked;
  return (
    FLAG_FIELDS.every((field) => !asked[field] || FLAGS[field](camper) === true) &&
    equipments.every((code) => carries(camper, code)) &&
    starsOf(camper) >= (asked.review_average__gte ?? 0) &&
    isSuchAVehicle(camper, asked)
  );
}

function isSuchAVehicle(
  camper: PlainCamper,
  { vehicle_height, licence_type, owner_types }: Features,
): boolean {
  const owner = camper.isProfessional ? 'professional' : 'private';
  return (
    camper.heightCm <= (vehicle_height ?? Infinity) &&
    (licence_type ?? camper.licence) === camper.licence &&
    (!owner_types?.length || owner_types.includes(owner))
  );
}

/** The average rating as cards show it; 0 without reviews. */
export function starsOf({ ratings }: PlainCamper): number {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return ratings.length ? Math.round((100 * sum) / ratings.length) / 100 : 0;
}

function carries({ equipment }: PlainCamper, wanted: EquipmentCode): boolean {
  const bit = EQUIPMENTS.findIndex(({ code }) => code === wanted);
  return Math.floor(equipment / 2 ** bit) % 2 === 1;
}
