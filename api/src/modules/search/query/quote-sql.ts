import { sql, type RawBuilder } from 'kysely';

import {
  convert,
  CURRENCIES,
  daysBetween,
  daysInclusive,
  daysPerSeason,
  EARLY_LEAD_DAYS,
  FEE_PERCENT,
  RATE_ONE,
  rateMicros,
  STANDARD_INSURANCE_EUR,
  WEEKLY_DAYS,
  type CurrencyCode,
  type Minor,
} from '@campavia/domain';

import type { Stay } from './search-plan';

type Sql = RawBuilder<unknown>;

/**
 * SQL version of the domain's `pricePerDayWithoutDates` for a row `c` of the read model, as a lateral `day` with
 * `price_per_day`.
 */
export function dayPriceSql(used: CurrencyCode): Sql {
  return sql`cross join lateral (select
    ${converted(sql`(${least} * ${100 + FEE_PERCENT}::bigint + 50) / 100`, used)} + ${insuranceOf(used, 1)}
    as price_per_day offset 0) day`;
}

/**
 * SQL version of the domain's `baseQuote` for a row `c` of the read model, with the same integer arithmetic, as
 * laterals that end in `quote` with `per_day`, `final` and `original`. Each step has an optimisation fence, so that it
 * is computed once per row.
 */
export function quoteSql(stay: Stay, used: CurrencyCode): Sql {
  const days = daysInclusive(stay.from, stay.to);
  const isLong = days >= WEEKLY_DAYS;
  const isEarly = daysBetween(stay.today, stay.from) >= EARLY_LEAD_DAYS;
  const insurance = insuranceOf(used, days);
  return sql`
    cross join lateral (select ${grossOf(stay)} as gross offset 0) g
    cross join lateral (select ${isLong ? share(sql`g.gross`, 'weekly_percent') : sql`0`} as weekly offset 0) w
    cross join lateral (select ${isEarly ? share(sql`(g.gross - w.weekly)`, 'early_percent') : sql`0`} as early offset 0) e
    cross join lateral (select
      ${converted(sql`g.gross`, used)} as gross,
      ${converted(sql`w.weekly`, used)} + ${converted(sql`e.early`, used)} as discount,
      ${converted(fees(sql`(g.gross - w.weekly - e.early)`), used)} as fees,
      ${converted(fees(sql`g.gross`), used)} as original_fees,
      ${insurance} as insurance offset 0) line
    cross join lateral (select
      line.gross - line.discount + line.fees + line.insurance as final,
      line.gross + line.original_fees + line.insurance as original,
      (2 * (line.gross - line.discount + line.fees + line.insurance) + ${days}::bigint) / (2 * ${days}::bigint) as per_day
      offset 0) quote`;
}

const least = sql`least(c.rate_low, c.rate_mid, c.rate_high)`;

function grossOf({ from, to }: Stay): Sql {
  const days = daysPerSeason(from, to);
  return sql`(c.rate_low * ${days.low}::bigint + c.rate_mid * ${days.mid}::bigint + c.rate_high * ${days.high}::bigint
    + case when c.special_from is null then 0 else coalesce((
      select sum((least(run.last_day, ${to}::date) - greatest(run.first_day, ${from}::date) + 1) * run.delta)
      from unnest(c.special_from, c.special_to, c.special_delta) run(first_day, last_day, delta)
      where run.first_day <= ${to}::date and run.last_day >= ${from}::date), 0) end)`;
}

function share(amount: Sql, percent: 'weekly_percent' | 'early_percent'): Sql {
  return sql`(${amount} * c.${sql.raw(percent)} + 50) / 100`;
}

function fees(amount: Sql): Sql {
  return sql`((${amount} * ${FEE_PERCENT}::bigint + 50) / 100)`;
}

function converted(amount: Sql, used: CurrencyCode): Sql {
  const rate = byCurrency((owner) => rateMicros(owner, used));
  return sql`(((${amount}) * ${rate} + ${RATE_ONE / 2}::bigint) / ${RATE_ONE}::bigint)`;
}

function insuranceOf(used: CurrencyCode, days: number): Sql {
  return byCurrency((owner) => insuranceFor(owner, used, days));
}

/** Insurance price of a stay for the guest, which depends on the owner's currency. */
export function insuranceFor(owner: CurrencyCode, used: CurrencyCode, days: number): Minor {
  const perDay = convert(STANDARD_INSURANCE_EUR, rateMicros('EUR', owner));
  return convert(days * perDay, rateMicros(owner, used));
}

function byCurrency(value: (owner: CurrencyCode) => number): Sql {
  const cases = CURRENCIES.map((owner) => sql`when ${owner} then ${value(owner)}::bigint`);
  return sql`(case c.currency ${sql.join(cases, sql` `)} end)`;
}
