import { sql, type RawBuilder } from 'kysely';

import { daysInclusive, weekdayOf, type PlainDate } from '@campavia/domain';

import { directionOf, EARTH_RADIUS_KM, squaredChord, type Box, type Point } from '../../geo';
import { LICENCE_C_BIT, PROFESSIONAL_BIT } from './filter-bits';
import type { Area, SearchPlan, Stay } from './search-plan';

type Sql = RawBuilder<unknown>;

export const CHOICE_FILTERS = [
  'seatbelts',
  'beds',
  'types',
  'vehicle_height',
  'review_average__gte',
  'owner_types',
  'licence_type',
] as const;
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];

/** How many points of score a kilometre away from the middle of a circle costs. */
export const POINTS_PER_KM = 6;

/** The square of the chord from a row's point to another, on the unit sphere. */
export function chordSql(centre: Point | undefined): Sql {
  if (!centre) return sql`null::double precision`;
  const { x, y, z } = directionOf(centre);
  return sql`(${squareSql('x', x)} + ${squareSql('y', y)} + ${squareSql('z', z)})`;
}

function squareSql(axis: 'x' | 'y' | 'z', value: number): Sql {
  const difference = sql`(c.${sql.ref(axis)} - ${value}::double precision)`;
  return sql`${difference} * ${difference}`;
}

/** What results are ordered by, highest first: the score, less the way from the middle of a circle. */
export function rankSql(area: Area): Sql {
  if (area.kind !== 'circle') return sql`c.score`;
  return sql`c.score - floor(sqrt(${chordSql(area.centre)}) * ${EARTH_RADIUS_KM * POINTS_PER_KM}::double precision)::integer`;
}

/** Every filter but the price's, on a row `c` of the read model. */
export function filtersSql(plan: SearchPlan): Sql {
  return allOf([...lastingFilters(plan), ...Object.values(choiceFilters(plan))]);
}

/** Conditions that all have to hold. */
export function allOf(filters: readonly Sql[]): Sql {
  return filters.length ? sql.join(filters, sql` and `) : sql`true`;
}

/** The filters that stay when somebody chooses another value of a filter: choosing more only adds to them. */
export function lastingFilters({ area, stay, flags, equipment, among }: SearchPlan): Sql[] {
  const filters = [...areaFilters(area), ...(stay ? stayFilters(stay) : [])];
  if (flags) filters.push(sql`c.flags & ${flags}::integer = ${flags}::integer`);
  if (equipment) filters.push(sql`c.equipment & ${equipment}::bigint = ${equipment}::bigint`);
  if (among) filters.push(sql`c.id = any(${among}::integer[])`);
  return filters;
}

/** The filters of which one value takes the place of another, by their names in a search. */
export function choiceFilters(plan: SearchPlan): Partial<Record<ChoiceFilter, Sql>> {
  const { seatbelts, beds, types, heightCm, leastRating, isProfessional, needsLicenceC } = plan;
  const filters: Partial<Record<ChoiceFilter, Sql>> = {};
  if (seatbelts !== undefined) filters.seatbelts = sql`c.seatbelts >= ${seatbelts}`;
  if (beds !== undefined) filters.beds = sql`c.beds >= ${beds}`;
  if (types) filters.types = sql`c.type = any(${types}::smallint[])`;
  if (heightCm !== undefined) filters.vehicle_height = sql`c.height_cm <= ${heightCm}`;
  if (leastRating !== undefined) filters.review_average__gte = sql`c.rating >= ${leastRating}`;
  if (isProfessional !== undefined) filters.owner_types = flagIs(PROFESSIONAL_BIT, Number(isProfessional));
  if (needsLicenceC !== undefined) filters.licence_type = flagIs(LICENCE_C_BIT, Number(needsLicenceC));
  return filters;
}

function flagIs(bit: number, times: number): Sql {
  return sql`c.flags & ${bit}::integer = ${bit * times}::integer`;
}

function areaFilters(area: Area): Sql[] {
  if (area.kind === 'country') return [sql`c.country = ${area.country}`];
  if (area.kind === 'box') return [insideBox(area.box), exactlyInside(area.box)];
  if (area.kind !== 'circle') return [];
  return [
    insideBox(area.box),
    sql`${chordSql(area.centre)} <= ${squaredChord(area.radiusKm)}::double precision`,
  ];
}

function insideBox([west, south, east, north]: Box): Sql {
  return sql`point(c.longitude, c.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
}

// Geometric operators forgive a millionth of a degree; a search by box does not.
function exactlyInside([west, south, east, north]: Box): Sql {
  return sql`c.longitude >= ${west} and c.longitude <= ${east} and c.latitude >= ${south} and c.latitude <= ${north}`;
}

function stayFilters({ from, to, today }: Stay): Sql[] {
  return [
    sql`c.min_days <= ${daysInclusive(from, to)}`,
    sql`c.closed_weekdays & ${weekdayBit(from) | weekdayBit(to)} = 0`,
    sql`${from}::date >= ${today}::date + c.min_future`,
    sql`${to}::date <= ${today}::date + c.max_future`,
    sql`not c.closed_dates && array[${from}, ${to}]::date[]`,
    sql`not c.busy && daterange(${from}::date, ${to}::date, '[]')`,
  ];
}

function weekdayBit(date: PlainDate): number {
  return 1 << (weekdayOf(date) - 1);
}
