import type { Facets } from '@campavia/contracts';
import { EQUIPMENT_CODES, FLAG_EQUIPMENT, SEARCH_LIMITS, VEHICLE_TYPES } from '@campavia/domain';

import { EQUIPMENT_BITS, HEIGHTS_CM, KEY_BASE, STARS } from './facets-sql';
import { FLAG_BITS, LICENCE_C_BIT, PROFESSIONAL_BIT } from '../query/filter-bits';
import { CHOICE_FILTERS, type ChoiceFilter } from '../query/matching-sql';

/** Campers with equal values for their kind of group. */
export interface CamperGroup {
  /** See `KINDS`. */
  kind: number;
  missed: number;
  key: number;
  campers: number;
}

// grouping(people, vehicle, flags, and four of equipment): a set bit for every column that is not in the kind.
const ALL_KINDS = 0b1111111;
const KINDS = { people: ALL_KINDS ^ 64, vehicle: ALL_KINDS ^ 32, flags: ALL_KINDS ^ 16 };
const EQUIPMENT_KINDS = [8, 4, 2, 1].map((bit) => ALL_KINDS ^ bit);

const PEOPLE = Array.from(
  { length: SEARCH_LIMITS.people.most - SEARCH_LIMITS.people.least + 1 },
  (_, index) => SEARCH_LIMITS.people.least + index,
);

/** Sums groups of campers to the counts of filter values. */
export function countFacets(groups: readonly CamperGroup[]): Facets {
  const ofKind = (kind: number) => groups.filter((group) => group.kind === kind);
  const flags = ofKind(KINDS.flags);
  return {
    ...peopleCounts(ofKind(KINDS.people)),
    ...vehicleCounts(ofKind(KINDS.vehicle)),
    ...ownersAndLicences(flags),
    ...flagCounts(flags),
    ...equipmentCounts(EQUIPMENT_KINDS.map(ofKind)),
  };
}

function peopleCounts(groups: readonly CamperGroup[]): Facets {
  return {
    seatbelts: counts(groups, 'seatbelts', PEOPLE, ({ key }, value) => digit(key, 1) >= value),
    beds: counts(groups, 'beds', PEOPLE, ({ key }, value) => digit(key, 0) >= value),
  };
}

function vehicleCounts(groups: readonly CamperGroup[]): Facets {
  const types = VEHICLE_TYPES.map(({ id }) => id);
  const starsReach = ({ key }: CamperGroup, stars: (typeof STARS)[number]) =>
    digit(key, 1) > STARS.indexOf(stars);
  const fitsUnder = ({ key }: CamperGroup, limit: (typeof HEIGHTS_CM)[number]) =>
    digit(key, 0) <= HEIGHTS_CM.indexOf(limit);
  return {
    types: counts(groups, 'types', types, ({ key }, value) => digit(key, 2) === value),
    vehicle_height: counts(groups, 'vehicle_height', HEIGHTS_CM, fitsUnder),
    review_average__gte: counts(groups, 'review_average__gte', STARS, starsReach),
  };
}

function digit(key: number, place: number): number {
  return Math.floor(key / KEY_BASE ** place) % KEY_BASE;
}

type Matches<Value> = (group: CamperGroup, value: Value) => boolean;

function counts<Value extends string | number>(
  groups: readonly CamperGroup[],
  filter: ChoiceFilter | undefined,
  values: readonly Value[],
  matches: Matches<Value>,
): Record<string, number> {
  const ignored = filter ? 1 << CHOICE_FILTERS.indexOf(filter) : 0;
  const open = groups.filter(({ missed }) => missed === 0 || missed === ignored);
  return Object.fromEntries(
    values.map((value) => [
      String(value),
      open.reduce((sum, group) => sum + (matches(group, value) ? group.campers : 0), 0),
    ]),
  );
}

function ownersAndLicences(groups: readonly CamperGroup[]): Facets {
  const has = ({ key }: CamperGroup, bit: number) => (key & bit) !== 0;
  return {
    owner_types: counts(
      groups,
      'owner_types',
      ['private', 'professional'],
      (group, value) => has(group, PROFESSIONAL_BIT) === (value === 'professional'),
    ),
    licence_type: counts(
      groups,
      'licence_type',
      ['B', 'C'],
      (group, value) => has(group, LICENCE_C_BIT) === (value === 'C'),
    ),
  };
}

function flagCounts(groups: readonly CamperGroup[]): Facets {
  const facets = Object.entries(FLAG_BITS).map(([field, bit]) => [
    field,
    counts(groups, undefined, ['true'], ({ key }) => (key & bit) !== 0),
  ]);
  return Object.fromEntries(facets);
}

function equipmentCounts(parts: readonly CamperGroup[][]): Facets {
  const equipments = Object.fromEntries(
    EQUIPMENT_CODES.map((code, index) => {
      const bit = 1 << (index % EQUIPMENT_BITS);
      const part = parts[Math.floor(index / EQUIPMENT_BITS)] ?? [];
      return [code, counts(part, undefined, ['true'], ({ key }) => (key & bit) !== 0).true ?? 0];
    }),
  );
  const flags = Object.entries(FLAG_EQUIPMENT).map(([field, code]) => [field, { true: equipments[code] }]);
  return { equipments, ...Object.fromEntries(flags) };
}
