import { sql, type RawBuilder } from 'kysely';

import type { Facets } from '@campavia/contracts';
import { EQUIPMENT_CODES } from '@campavia/domain';

import { equipmentBits } from '../../../database/equipment-mask';
import { FLAG_BITS, LICENCE_C_BIT, PROFESSIONAL_BIT } from '../query/filter-bits';
import { allOf, CHOICE_FILTERS, choiceFilters, type ChoiceFilter } from '../query/matching-sql';
import type { SearchPlan } from '../query/search-plan';

type Sql = RawBuilder<unknown>;

/** Condition for a camper `c` to match one of several values of a filter. */
const MEETS_ONE_OF: Record<ChoiceFilter, (values: readonly string[]) => Sql> = {
  seatbelts: (values) => sql`c.seatbelts >= ${Math.min(...values.map(Number))}`,
  beds: (values) => sql`c.beds >= ${Math.min(...values.map(Number))}`,
  types: (values) => sql`c.type = any(${values.map(Number)}::smallint[])`,
  vehicle_height: (values) => sql`c.height_cm <= ${Math.max(...values.map(Number))}`,
  review_average__gte: (values) =>
    sql`c.rating >= ${Math.min(...values.map((stars) => Number(stars) * 100))}`,
  owner_types: (values) => hasOneOf(PROFESSIONAL_BIT, values, 'professional'),
  licence_type: (values) => hasOneOf(LICENCE_C_BIT, values, 'C'),
};

/** Condition for campers `c` that affect counts below the cap; undefined when there are none. */
export function undecidedSql(plan: SearchPlan, facets: Facets, cap: number): Sql | undefined {
  const choices = choiceFilters(plan);
  const openIn = (filter: string) =>
    Object.entries(facets[filter] ?? {})
      .filter(([, count]) => count < cap)
      .map(([value]) => value);

  // Choices replace their value; flags and equipment are added to the search.
  const others = CHOICE_FILTERS.flatMap((filter) => {
    const values = openIn(filter);
    return values.length
      ? [allOf([MEETS_ONE_OF[filter](values), ...Object.values({ ...choices, [filter]: sql`true` })])]
      : [];
  });
  const flags = Object.entries(FLAG_BITS).reduce(
    (mask, [field, bit]) => mask + (openIn(field).length ? bit : 0),
    0,
  );
  const open = new Set(openIn('equipments'));
  const equipment = equipmentBits(EQUIPMENT_CODES.filter((code) => open.has(code)));
  const extras = flags || equipment ? [allOf([hasAnyOf(flags, equipment), ...Object.values(choices)])] : [];
  const conditions = [...extras, ...others];
  return conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : undefined;
}

function hasAnyOf(flags: number, equipment: number): Sql {
  return sql`(c.flags & ${flags}::integer <> 0 or c.equipment & ${equipment}::bigint <> 0)`;
}

function hasOneOf(bit: number, values: readonly string[], whenSet: string): Sql {
  if (values.length > 1) return sql`true`;
  const isAsked = values[0] === whenSet;
  return sql`c.flags & ${bit}::integer = ${isAsked ? bit : 0}::integer`;
}
