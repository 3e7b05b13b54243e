import type { Facets } from '@campavia/contracts';
import { EQUIPMENT_CODES, SEARCH_LIMITS, VEHICLE_TYPES } from '@campavia/domain';

import { EQUIPMENT_BITS, HEIGHTS_CM, STARS } from './facets-sql';
import { EQUIPMENT_OF_FLAG, FLAG_BITS, LICENCE_C_BIT, PROFESSIONAL_BIT } from './filter-bits';
import { CHOICE_FILTERS, type ChoiceFilter } from './matching-sql';

/** Some campers that are equal in the columns of their kind; the other columns are null. */
export interface CamperGroup {
  /** Which columns are absent, a bit each: see `KINDS`. */
  kind: number;
  missed: number;
  seatbelts: number;
  beds: number;
  type: number;
  stars: number;
  height: number;
  flags: number;
  equipment: number;
  campers: number;
}

// grouping(seatbelts, type, flags, first, second, third): a bit for every column that the kind has not.
const KINDS = { people: 0b011111, type: 0b101111, flags: 0b110111 };
const EQUIPMENT_KINDS = [0b111011, 0b111101, 0b111110];

const PEOPLE = Array.from(
  { length: SEARCH_LIMITS.people.most - SEARCH_LIMITS.people.least + 1 },
  (_, index) => SEARCH_LIMITS.people.least + index,
);

/** Adds groups of campers up to the counts beside the values of filters. */
export function countFacets(groups: readonly CamperGroup[]): Facets {
  const people = groups.filter(({ kind }) => kind === KINDS.people);
  const types = groups.filter(({ kind }) => kind === KINDS.type);
  const flags = groups.filter(({ kind }) => kind === KINDS.flags);
  return {
    seatbelts: counts(people, 'seatbelts', PEOPLE, (group, value) => group.seatbelts >= value),
    beds: counts(people, 'beds', PEOPLE, (group, value) => group.beds >= value),
    types: counts(
      types,
      'types',
      VEHICLE_TYPES.map(({ id }) => id),
      (group, value) => group.type === value,
    ),
    vehicle_height: counts(
      types,
      'vehicle_height',
      HEIGHTS_CM,
      (group, value) => group.height <= HEIGHTS_CM.indexOf(value),
    ),
    review_average__gte: counts(
      types,
      'review_average__gte',
      STARS,
      (group, value) => group.stars > STARS.indexOf(value),
    ),
    ...ownersAndLicences(flags),
    ...flagCounts(flags),
    ...equipmentCounts(groups),
  };
}

type Meets<Value> = (group: CamperGroup, value: Value) => boolean;

function counts<Value extends string | number>(
  groups: readonly CamperGroup[],
  filter: ChoiceFilter | undefined,
  values: readonly Value[],
  meets: Meets<Value>,
): Record<string, number> {
  const forgiven = filter ? 1 << CHOICE_FILTERS.indexOf(filter) : 0;
  const open = groups.filter(({ missed }) => missed === 0 || missed === forgiven);
  return Object.fromEntries(
    values.map((value) => [
      String(value),
      open.reduce((sum, group) => sum + (meets(group, value) ? group.campers : 0), 0),
    ]),
  );
}

function ownersAndLicences(groups: readonly CamperGroup[]): Facets {
  const has = ({ flags }: CamperGroup, bit: number) => (flags & bit) !== 0;
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
    counts(groups, undefined, ['true'], ({ flags }) => (flags & bit) !== 0),
  ]);
  return Object.fromEntries(facets);
}

function equipmentCounts(groups: readonly CamperGroup[]): Facets {
  const parts = EQUIPMENT_KINDS.map((kind) => groups.filter((group) => group.kind === kind));
  const equipments = Object.fromEntries(
    EQUIPMENT_CODES.map((code, index) => {
      const bit = 1 << (index % EQUIPMENT_BITS);
      const part = parts[Math.floor(index / EQUIPMENT_BITS)] ?? [];
      return [code, counts(part, undefined, ['true'], ({ equipment }) => (equipment & bit) !== 0).true ?? 0];
    }),
  );
  const flags = Object.entries(EQUIPMENT_OF_FLAG).map(([field, code]) => [field, { true: equipments[code] }]);
  return { equipments, ...Object.fromEntries(flags) };
}
