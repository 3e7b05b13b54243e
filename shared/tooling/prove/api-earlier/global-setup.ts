import path from 'node:path';

/** The schema that tests run on: the release's own, today's, or today's after one more change. */
export type Schema = 'own' | 'today' | { change: string };

/**
 * The text of a global set-up for the earlier api's tests: its own set-up fills a database, from which all others are
 * copied; then today's api upgrades that one by the command that upgrades a database in production.
 */
export function writeGlobalSetup(root: string, schema: Schema): string {
  if (schema === 'own') return `export { default } from './own-global-setup';\n`;
  const change = schema === 'today' ? '' : schema.change;
  return `import { execFileSync } from 'node:child_process';
import pg from 'pg';

import fill from './own-global-setup';

export default async function setUp(): Promise<void> {
  await fill();
  const url = process.env.CAMPAVIA_TEST_TEMPLATE;
  execFileSync(process.execPath, ['--import', 'tsx', 'src/main.ts', 'migrate'], {
    cwd: ${JSON.stringify(path.join(root, 'api'))},
    env: { ...process.env, CAMPAVIA_ENV: 'test', DATABASE_URL: url },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(${JSON.stringify(change)});
  await client.end();
}
`;
}
