import { sql, type RawBuilder } from 'kysely';

import {
  CURRENCIES,
  daysBetween,
  daysInclusive,
  daysPerSeason,
  EARLY_LEAD_DAYS,
  FEE_PERCENT,
  RATE_ONE,
  rateMicros,
  WEEKLY_DAYS,
  type CurrencyCode,
} from '@campavia/domain';

import { insuranceFor } from './quote-sql';
import type { SearchPlan, Stay } from './search-plan';

type Sql = RawBuilder<unknown>;
type Priced = Pick<SearchPlan, 'stay' | 'currency'>;

/** Upper bound, in minor units, by which rounding can make a day cheaper than the unrounded sum. */
const ROUNDINGS = 8;
const MAX = 2_147_483_647;

/** Guest price per day as a linear function of the owner's rate: constant and factor. */
interface Slope {
  owner: CurrencyCode;
  perDay: number;
  perUnit: number;
}

/** Filters that pass every camper within the maximum price of a search, and exclude many others. */
export function floorFilters({ maxPrice, ...priced }: Priced & Pick<SearchPlan, 'maxPrice'>): Sql[] {
  if (maxPrice === undefined) return [];
  const reach = Math.max(
    ...slopes(priced).map((slope) => (maxPrice - slope.perDay + ROUNDINGS) / slope.perUnit),
  );
  return [sql`c.floor_rate <= ${Math.min(MAX, Math.ceil(reach))}::integer`];
}

/** The highest floor price of campers that may cost no more than a price; unlimited without a price. */
export function reachSql(price: Sql, priced: Priced): Sql {
  const reaches = slopes(priced).map(
    ({ perDay, perUnit }) =>
      sql`(${price} + ${ROUNDINGS - perDay}::double precision) / ${perUnit}::double precision`,
  );
  return sql`coalesce(least(ceil(greatest(${sql.join(reaches)})), ${MAX}::double precision)::integer, ${MAX}::integer)`;
}

/** Whether a camper `c` may cost no more than a price: never false for one that does. Ignores prices of single days. */
export function mayCostSql(price: Sql, priced: Priced): Sql {
  const { stay } = priced;
  const rate = stay ? dayRate(stay) : sql`least(c.rate_low, c.rate_mid, c.rate_high)::double precision`;
  const cases = slopes(priced).map(
    ({ owner, perDay, perUnit }) =>
      sql`when ${owner} then ${rate} * ${perUnit}::double precision + ${perDay - ROUNDINGS}::double precision`,
  );
  return sql`(case c.currency ${sql.join(cases, sql` `)} end) <= coalesce(${price}, 1e15)`;
}

function dayRate(stay: Stay): Sql {
  const days = daysPerSeason(stay.from, stay.to);
  const all = daysInclusive(stay.from, stay.to);
  const gross = sql`(c.rate_low * ${days.low / all}::double precision + c.rate_mid * ${days.mid / all}::double precision
    + c.rate_high * ${days.high / all}::double precision + c.special_dip)`;
  const weekly = all >= WEEKLY_DAYS ? sql` * (100 - c.weekly_percent) / 100` : sql``;
  const early =
    daysBetween(stay.today, stay.from) >= EARLY_LEAD_DAYS ? sql` * (100 - c.early_percent) / 100` : sql``;
  return sql`${gross}${weekly}${early}`;
}

function slopes({ stay, currency: used }: Priced): Slope[] {
  const days = stay ? daysInclusive(stay.from, stay.to) : 1;
  return CURRENCIES.map((owner) => ({
    owner,
    perDay: insuranceFor(owner, used, days) / days,
    perUnit: ((100 + FEE_PERCENT) * rateMicros(owner, used)) / (100 * RATE_ONE),
  }));
}
