import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { runPart } from '../faults/run-part.mjs';
import { writeGlobalSetup, type Schema } from './global-setup';
import { readOutcomes, type TestOutcomes } from './read-outcomes';

/** Runs test files of the earlier api; those that match the pattern, or all. */
export type TestRun = (schema: Schema, match?: string) => Promise<TestOutcomes>;

/**
 * Runs the api's tests in a folder with an earlier commit.
 * @throws Error if they could not run at all, for instance as its database cannot be upgraded
 */
export function createTestRun(root: string, folder: string): TestRun {
  const setup = path.join(folder, 'api/test/global-setup.ts');
  const own = path.join(folder, 'api/test/own-global-setup.ts');
  renameSync(setup, own);
  return async (schema, match) => {
    writeFileSync(setup, writeGlobalSetup(root, schema));
    const { problems } = await runPart(folder, { part: 'api', ...(match && { match }) });
    const report = path.join(folder, 'reports/api.json');
    if (existsSync(report)) {
      const outcomes = readOutcomes(JSON.parse(readFileSync(report, 'utf8')), folder);
      console.log(`${nameOf(schema)}: ${outcomes.passed} passed, ${outcomes.failures.length} failed`);
      return outcomes;
    }
    const log = readFileSync(path.join(folder, 'reports/api.log'), 'utf8');
    throw new Error([...problems, ...log.trimEnd().split('\n').slice(-30)].join('\n'));
  };
}

function nameOf(schema: Schema): string {
  if (typeof schema === 'string') return schema === 'own' ? 'its own schema' : 'the schema of today';
  return `planted, ${schema.change}`;
}
