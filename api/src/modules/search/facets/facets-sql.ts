import { sql, type RawBuilder } from 'kysely';

import { floorFilters } from '../query/floor-price-sql';
import {
  allOf,
  areaFilters,
  CHOICE_FILTERS,
  choiceFilters,
  heavyFilters,
  inCountry,
  lightAreaFilters,
  lightFilters,
} from '../query/matching-sql';
import { priceColumnsSql, priceFilterSql } from '../query/price-sql';
import type { SearchPlan } from '../query/search-plan';
import { LIGHT_COLUMNS, readsRows } from '../query/walk-sql';

type Sql = RawBuilder<unknown>;

/** Offered values of two filters; for numbers of people and types, all values are offered. */
export const HEIGHTS_CM = [200, 250, 280, 300] as const;
export const STARS = [3, 4, 4.5] as const;

/** Number of equipment bits per group kind: all their combinations still give few groups. */
export const EQUIPMENT_BITS = 9;
/** Base of the digits in keys of people and vehicles. */
export const KEY_BASE = 16;

/**
 * Groups of equal campers that match a search, or would match with another value of one choice: `missed` has the bit of
 * that choice, in the order of `CHOICE_FILTERS`. Each camper is in one group of every kind; kind and key identify a
 * group.
 */
export function groupsSql(plan: SearchPlan): Sql {
  const heavy = plan.stay ? sql`, c.busy, c.closed_dates` : sql``;
  const all = sql`select ${priceColumnsSql(plan)}, ${COUNTED} ${heavy}, ${missedSql(plan)} as missed
    from camper_search c where ${allOf([...areaFilters(plan.area), ...lightFilters(plan)])} offset 0`;
  return groupedSql(
    plan,
    sql`select ${priceColumnsSql(plan)}, ${KEYS} from (${missingOne(all)}) c where ${allOf(heavyFilters(plan))} offset 0`,
  );
}

/** Some campers of an area, by score, country by country. */
export interface Piece {
  from: number;
  /** All remaining ones when absent. */
  campers: number | undefined;
  /** Selects the campers `c` of the piece. */
  which: Sql;
}

/**
 * The same groups for a piece of a large area. Campers are found by an index, and rows are read only for dates or
 * prices.
 */
export function groupsOfPieceSql(plan: SearchPlan, { from, campers, which }: Piece): Sql {
  const piece = sql`select ${LIGHT_COLUMNS} from camper_search c
    where ${allOf([...inCountry(plan.area), ...lightAreaFilters(plan.area)])}
    order by c.country, c.score desc, c.id limit ${campers ?? null} offset ${from}`;
  const light = sql`select c.id, ${COUNTED}, ${missedSql(plan)} as missed from (${piece}) c
    where ${allOf([...lightFilters(plan), ...floorFilters(plan), which])} offset 0`;
  if (!readsRows(plan)) return groupedSql(plan, sql`select c.id, ${KEYS} from (${missingOne(light)}) c`);
  const found = sql`select ${priceColumnsSql(plan)}, ${COUNTED}, ${missedSql(plan)} as missed from camper_search c
    where ${allOf([sql`c.id = any(array(select id from (${missingOne(light)}) k))`, ...heavyFilters(plan)])} offset 0`;
  return groupedSql(plan, sql`select ${priceColumnsSql(plan)}, ${KEYS} from (${found}) c`);
}

const COUNTED = sql`c.flags, c.equipment, c.seatbelts, c.beds, c.type, c.rating, c.height_cm`;

const KEYS = sql`c.missed, c.flags, c.equipment, c.seatbelts * ${KEY_BASE}::integer + c.beds as people,
  (c.type * ${KEY_BASE}::integer + ${stepOf(
    'rating',
    STARS.map((stars) => stars * 100),
  )}) * ${KEY_BASE}::integer
    + ${stepOf(
      'height_cm',
      HEIGHTS_CM.map((limit) => limit + 1),
    )} as vehicle`;

function missingOne(campers: Sql): Sql {
  return sql`select * from (${campers}) c where c.missed & (c.missed - 1) = 0 offset 0`;
}

function groupedSql(plan: SearchPlan, candidates: Sql): Sql {
  const { laterals, filter } = priceFilterSql(plan);
  return sql`with candidate as (${candidates}),
    matching as (
      select c.missed, c.people, c.vehicle, c.flags, ${equipmentPart(0)} as first, ${equipmentPart(1)} as second,
        ${equipmentPart(2)} as third, ${equipmentPart(3)} as fourth
      from candidate c ${laterals} where ${filter})
    select grouping(people, vehicle, flags, first, second, third, fourth) as kind, missed,
      coalesce(people, vehicle, flags, first, second, third, fourth) as key, count(*)::integer as campers
    from matching
    group by grouping sets ((missed, people), (missed, vehicle), (missed, flags), (missed, first), (missed, second),
      (missed, third), (missed, fourth))`;
}

function missedSql(plan: SearchPlan): Sql {
  const filters = choiceFilters(plan);
  const bits = CHOICE_FILTERS.flatMap((name, index) => {
    const condition = filters[name];
    return condition ? [sql`(case when ${condition} then 0 else ${1 << index}::integer end)`] : [];
  });
  return bits.length ? sql.join(bits, sql` | `) : sql`0`;
}

/** Number of limits that a column reaches. */
function stepOf(column: string, limits: readonly number[]): Sql {
  const steps = limits.map((limit) => sql`(c.${sql.ref(column)} >= ${limit})::integer`);
  return sql`(${sql.join(steps, sql` + `)})`;
}

// Equipment is counted only for campers that match the whole search, because choosing equipment narrows it.
function equipmentPart(part: number): Sql {
  const ones = 2 ** EQUIPMENT_BITS - 1;
  return sql`case when c.missed = 0 then (c.equipment >> ${part * EQUIPMENT_BITS}::integer & ${ones}::bigint)::integer else -1 end`;
}
