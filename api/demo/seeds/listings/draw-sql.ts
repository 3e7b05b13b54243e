import type { CurrencyCode } from '@campavia/domain';
import { CURRENCIES, EXCHANGE_RATES, RATE_ONE } from '@campavia/domain';

/** Random integer from 0 to `most` (excluded) in SQL, deterministic for an id and a purpose. */
export const DRAW = `create or replace function pg_temp.draw(id integer, purpose text, most integer)
  returns integer language sql immutable parallel safe as $$
    select ('x' || substr(md5(purpose || ':' || id), 1, 7))::bit(28)::integer % most
  $$`;

/** SQL for the value of a euro in the currency of a column. */
export function rateOf(column: string): string {
  const cases = CURRENCIES.map((code: CurrencyCode) => `when '${code}' then ${perEuro(code)}`);
  return `(case ${column} ${cases.join(' ')} end)`;
}

function perEuro(code: CurrencyCode): string {
  return (EXCHANGE_RATES.rates[code] / RATE_ONE).toFixed(6);
}
