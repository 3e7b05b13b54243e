import { connect } from '../../database/connect';
import { createFlagsService, type FlagChange, type FlagsService } from '../../modules/flags/flags.service';
import { flagDocument, HELP, linesOfFlags, linesOfSites, describeStatus } from './describe-flags';
import { findDatabase } from './find-database';
import { parseFlagsCommand, UsageError, type FlagsCommand } from './parse-flags-command';

const EXIT = { done: 0, unknown: 1, usage: 2, away: 3 };

/** A flag that does not exist. */
class UnknownFlag extends Error {}

/** Where the command line reads and writes. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  /** The answer, on stdout. */
  print(line: string): void;
  /** What went wrong, on stderr. */
  printError(line: string): void;
}

interface Outcome {
  lines: string[];
  json: object;
}

/**
 * Runs the arguments of `npm run flags --`.
 * @returns the exit code
 */
export async function runFlagsCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const isJson = argv.includes('--json');
  try {
    const { lines, json } = await perform(parseFlagsCommand(argv), terminal);
    terminal.print(isJson ? JSON.stringify(json, null, 2) : lines.join('\n'));
    return EXIT.done;
  } catch (error) {
    const { exitCode, code, detail } = explain(error);
    if (isJson) terminal.print(JSON.stringify({ error: { code, detail } }, null, 2));
    terminal.printError(detail);
    return exitCode;
  }
}

async function perform(command: FlagsCommand, { env }: Terminal): Promise<Outcome> {
  if (command.verb === 'help') return { lines: HELP, json: { help: HELP } };
  const database = connect(await findDatabase(env), { max: 1, waitMs: 5000 });
  try {
    return await work(command, createFlagsService(database));
  } finally {
    await database.destroy();
  }
}

async function work(command: Exclude<FlagsCommand, { verb: 'help' }>, flags: FlagsService): Promise<Outcome> {
  const { verb, name, sites } = command;
  const known = await flags.all();
  if (name !== undefined && !known.some((flag) => flag.name === name)) {
    throw new UnknownFlag(
      `There is no flag ${name}. There are ${known.map((flag) => flag.name).join(', ')}.`,
    );
  }
  if (verb === 'set') return toOutcome(await flags.set(command, sites));
  if (verb === 'unset') return toOutcome(await flags.unset(name, sites));
  const asked = known.filter((flag) => name === undefined || flag.name === name);
  const lines = sites.length > 0 ? linesOfSites(asked, sites) : linesOfFlags(asked);
  return { lines, json: { flags: asked.map(flagDocument) } };
}

function toOutcome(change: FlagChange | undefined): Outcome {
  if (!change) throw new UnknownFlag('The flag is gone.');
  const { flag, isChanged } = change;
  const known = isChanged ? 'Pages have it within a minute or two.' : 'It was so already.';
  return {
    lines: [`${flag.name} is ${describeStatus(flag)}. ${known}`],
    json: { flag: flagDocument(flag), changed: isChanged },
  };
}

const AWAY = /^(ECONN|ENOENT|ENOTFOUND|ETIMEDOUT|EACCES|57P0|08|3D000|28)/;
const OLDER = /^42(703|P01)$/;

function explain(error: unknown): { exitCode: number; code: string; detail: string } {
  const { code = '', message } = error as Error & { code?: string };
  if (error instanceof UsageError) return { exitCode: EXIT.usage, code: 'usage', detail: message };
  if (error instanceof UnknownFlag) return { exitCode: EXIT.unknown, code: 'unknown_flag', detail: message };
  if (OLDER.test(code)) {
    const detail = 'The database is older than this program: npm start brings it up to date.';
    return { exitCode: EXIT.away, code: 'database_older', detail };
  }
  if (AWAY.test(code) || /timeout|terminated/i.test(message)) {
    const detail = `The database does not answer (${code || message}). Start it with npm start, or set DATABASE_URL.`;
    return { exitCode: EXIT.away, code: 'database_away', detail };
  }
  throw error;
}
