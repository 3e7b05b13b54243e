import { queryOnce } from '../postgres/connection.mjs';

const TABLES = `
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace s on s.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname not in ('pg_catalog', 'information_schema') order by 1`;

/**
 * Number of rows and a hash of all of them for each table, at one moment.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function fingerprint(url) {
  const tables = await queryOnce(url, TABLES);
  const each = tables.map(
    ({ name }) => `select '${name.replaceAll("'", "''")}' as name, count(*) as count,
      coalesce(sum(hashtextextended(one::text, 0)::numeric), 0) as hash from ${name} as one`,
  );
  const rows = await queryOnce(url, each.join(' union all '));
  return new Map(rows.map(({ name, count, hash }) => [name, `${count} rows, ${hash}`]));
}

/** Tables that differ between two fingerprints, or are in one of them only. */
export function differingTables(one, other) {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}
