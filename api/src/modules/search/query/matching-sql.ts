import { sql, type RawBuilder } from 'kysely';

import { daysBetween, daysInclusive, weekdayOf, type PlainDate } from '@campavia/domain';

import { directionOf, EARTH_RADIUS_KM, squaredChord, type Box, type Point } from '../../../core/geo';
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

/** Score points subtracted per kilometre from the centre of a circle. */
export const POINTS_PER_KM = 6;
/** Upper bound of scores. */
export const BEST_SCORE = 900;

/** SQL for the squared chord on the unit sphere between a row's point and another. */
export function chordSql(centre: Point | undefined): Sql {
  if (!centre) return sql`null::double precision`;
  return chordFrom(centre, { x: sql`c.x`, y: sql`c.y`, z: sql`c.z` });
}

// Computed exactly as the columns of the row are.
function chordFromDegrees(centre: Point): Sql {
  const [east, north] = [sql`radians(c.longitude)`, sql`radians(c.latitude)`];
  return chordFrom(centre, {
    x: sql`cos(${north}) * cos(${east})`,
    y: sql`cos(${north}) * sin(${east})`,
    z: sql`sin(${north})`,
  });
}

function chordFrom(centre: Point, axes: Record<'x' | 'y' | 'z', Sql>): Sql {
  const { x, y, z } = directionOf(centre);
  return sql`(${squareSql(axes.x, x)} + ${squareSql(axes.y, y)} + ${squareSql(axes.z, z)})`;
}

function squareSql(axis: Sql, value: number): Sql {
  const difference = sql`(${axis} - ${value}::double precision)`;
  return sql`${difference} * ${difference}`;
}

/** SQL for the rank, highest first: the score minus a penalty for the distance from a circle's centre. */
export function rankSql(area: Area): Sql {
  if (area.kind !== 'circle') return sql`c.score`;
  return sql`c.score - floor(sqrt(${chordSql(area.centre)}) * ${EARTH_RADIUS_KM * POINTS_PER_KM}::double precision)::integer`;
}

/** All filters except the price, for a row `c` of the read model. */
export function filtersSql(plan: SearchPlan): Sql {
  // Expensive filters last, so that they see fewer rows.
  return allOf([
    ...Object.values(choiceFilters(plan)),
    ...areaFilters(plan.area),
    ...lightFilters(plan),
    ...heavyFilters(plan),
  ]);
}

/** Joins conditions with AND. */
export function allOf(filters: readonly Sql[]): Sql {
  return filters.length ? sql.join(filters, sql` and `) : sql`true`;
}

/**
 * Filters, besides the area, that are kept when another value of a choice is selected and that need only columns of the
 * scanned indexes.
 */
export function lightFilters({ stay, flags, equipment, among }: SearchPlan): Sql[] {
  const filters: Sql[] = [];
  if (flags) filters.push(sql`c.flags & ${flags}::integer = ${flags}::integer`);
  if (equipment) filters.push(sql`c.equipment & ${equipment}::bigint = ${equipment}::bigint`);
  if (among) filters.push(sql`c.id = any(${among}::integer[])`);
  return stay ? [...filters, ...rulesOfStay(stay)] : filters;
}

/** The remaining ones of them, which need the row itself. */
export function heavyFilters({ stay }: Pick<SearchPlan, 'stay'>): Sql[] {
  return stay ? takenDays(stay) : [];
}

/** Area conditions that need only columns of the scanned indexes. */
export function lightAreaFilters(area: Area): Sql[] {
  if (area.kind === 'box') return [exactlyInside(area.box)];
  if (area.kind !== 'circle') return [];
  return [exactlyInside(aLittleWider(area.box)), withinCircle(area, chordFromDegrees(area.centre))];
}

/** Filters whose values are alternatives, by name. */
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

/** Conditions for an area. */
export function areaFilters(area: Area): Sql[] {
  if (area.kind === 'box') return [insideBox(area.box), exactlyInside(area.box)];
  if (area.kind !== 'circle') return inCountry(area);
  return [insideBox(area.box), withinCircle(area, chordSql(area.centre))];
}

/** Condition for the country of an area, if it has one. */
export function inCountry(area: Area): Sql[] {
  return area.kind === 'country' ? [sql`c.country = ${area.country}`] : [];
}

function insideBox([west, south, east, north]: Box): Sql {
  return sql`point(c.longitude, c.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
}

// Geometric operators have a tolerance of a millionth of a degree; a search by box must be exact.
function exactlyInside([west, south, east, north]: Box): Sql {
  return sql`c.longitude >= ${west} and c.longitude <= ${east} and c.latitude >= ${south} and c.latitude <= ${north}`;
}

// The chord alone decides at a circle's edge, so the box must not be too small.
function aLittleWider([west, south, east, north]: Box): Box {
  return [west - 1e-6, south - 1e-6, east + 1e-6, north + 1e-6];
}

function withinCircle({ radiusKm }: { radiusKm: number }, chord: Sql): Sql {
  return sql`${chord} <= ${squaredChord(radiusKm)}::double precision`;
}

function rulesOfStay({ from, to, today }: Stay): Sql[] {
  return [
    sql`c.min_days <= ${daysInclusive(from, to)}`,
    sql`c.closed_weekdays & ${weekdayBit(from) | weekdayBit(to)} = 0`,
    sql`c.min_future <= ${daysBetween(today, from)}`,
    sql`c.max_future >= ${daysBetween(today, to)}`,
  ];
}

function takenDays({ from, to }: Stay): Sql[] {
  return [
    sql`not c.busy && daterange(${from}::date, ${to}::date, '[]')`,
    sql`not c.closed_dates && array[${from}, ${to}]::date[]`,
  ];
}

function weekdayBit(date: PlainDate): number {
  return 1 << (weekdayOf(date) - 1);
}
