import { createClock } from '../../core/clock';
import { connect } from '../../database/connect';
import { createRetention } from '../../modules/personal-data/retention/retention.service';
import { findDatabase } from '../flags/find-database';
import type { Terminal } from '../flags/run-flags-command';
import { linesOfRetention } from './describe-retention';

const EXIT = { done: 0, failed: 1, usage: 2, away: 3 };

/**
 * Prints the report of retention and what is due now, which changes nothing; with `--run`, first runs the rules that
 * are due.
 * @returns the exit code: 0 done, 1 when a rule failed, 2 for unknown arguments, 3 when there is no database to ask
 */
export async function runRetentionCommand(
  args: readonly string[],
  { env, print, printError }: Terminal,
): Promise<number> {
  if (args.some((arg) => arg !== '--run')) {
    printError('Usage: retention [--run]');
    return EXIT.usage;
  }
  try {
    const database = connect(await findDatabase(env), { max: 1, waitMs: 5000 });
    try {
      const retention = createRetention({ database, clock: createClock() });
      const failure = args.includes('--run')
        ? await retention.removeDue().then(noFailure, asFailure)
        : undefined;
      for (const line of linesOfRetention(await retention.preview(), await retention.listLastRuns()))
        print(line);
      for (const error of failure?.errors ?? []) printError(String(error));
      return failure ? EXIT.failed : EXIT.done;
    } finally {
      await database.destroy();
    }
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return EXIT.away;
  }
}

const noFailure = () => undefined;

function asFailure(error: unknown): AggregateError {
  if (error instanceof AggregateError) return error;
  throw error;
}
