import { sql } from 'kysely';

import type { Database } from '../../../database/connect';

export interface PersonalNames {
  /** How names of personal columns end: alternatives of a regular expression. */
  endings: string;
  /** Tables without people whose columns have such names. */
  except?: readonly string[];
}

/** Columns about people, as `table.column`: references to users, and those that a name ending stands for. */
export async function listPersonalColumns(
  database: Database,
  { endings, except = [] }: PersonalNames,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f' and k.confrelid = 'app_user'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and not table_name = any (${[...except]}::text[])
        and column_name ~ ${`(^|_)(${endings})$`}
    order by 1`.execute(database);
  return rows.map(({ name }) => name);
}
