import type { CompiledQuery } from 'kysely';

import type { Database } from '../src/database/connect';

/** Runs a function on the database and returns the plans of its queries, which give no rows. */
export async function explainQueries(
  database: Database,
  run: (explaining: Database) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  const executor = database.getExecutor();
  const explain = async (query: CompiledQuery) => {
    const { rows } = await executor.executeQuery<Record<string, string>>({
      query: query.query,
      queryId: query.queryId,
      parameters: query.parameters,
      sql: `explain ${query.sql}`,
    });
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { rows: [] };
  };
  const explaining = new Proxy(executor, {
    get(target, name): unknown {
      if (name === 'executeQuery') return explain;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  await run(
    new Proxy(database, {
      get: (target, name): unknown =>
        name === 'getExecutor' ? () => explaining : Reflect.get(target, name, target),
    }),
  );
  return plans;
}
