import { sql, type RawBuilder } from 'kysely';

import { daysInclusive, weekdayOf, type PlainDate } from '@campavia/domain';

import { directionOf, EARTH_RADIUS_KM, squaredChord, type Box, type Point } from '../../geo';
import type { Area, SearchPlan, Stay } from './search-plan';

type Sql = RawBuilder<unknown>;

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
  const filters = [
    ...areaFilters(plan.area),
    ...vehicleFilters(plan),
    ...(plan.stay ? stayFilters(plan.stay) : []),
  ];
  return filters.length ? sql.join(filters, sql` and `) : sql`true`;
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

function vehicleFilters({ seatbelts, beds, types }: SearchPlan): Sql[] {
  const filters: Sql[] = [];
  if (seatbelts !== undefined) filters.push(sql`c.seatbelts >= ${seatbelts}`);
  if (beds !== undefined) filters.push(sql`c.beds >= ${beds}`);
  if (types?.length) filters.push(sql`c.type = any(${types}::smallint[])`);
  return filters;
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
