import { helpOf, helpOfAll } from './parsing/help';
import { parseCommand, type Command } from './parsing/parse-command';
import { EXIT, type CommandDefinition } from './parsing/command-definition';
import { explainFailure } from './output/explain-failure';
import { fit } from './output/wrap-text';
import { COMMANDS } from './commands/commands';
import type { CommandEnvironment } from './environment';

const HELP = ['help', '--help', '-h'];

/**
 * Runs the arguments of `npm run release --`: the result is written to stdout, progress and failures to stderr; with
 * `--json` stdout contains one JSON document, also for a failure.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage, 3 site or database unavailable, 4 the head moved
 */
export async function runCommandLine(
  argv: readonly string[],
  environment: CommandEnvironment,
  verbs: readonly CommandDefinition[] = COMMANDS,
): Promise<number> {
  if (argv.length === 0) return printLines(environment, helpOfAll(verbs), EXIT.usage);
  if (HELP.includes(argv[0] ?? '')) return printLines(environment, helpOfAll(verbs), EXIT.done);
  try {
    return await runVerb(parseCommand(argv, verbs), environment);
  } catch (error) {
    const { exitCode, json, lines } = explainFailure(error);
    if (argv.includes('--json')) printDocument(environment, json);
    for (const line of fit(lines)) environment.showProgress(line);
    return exitCode;
  }
}

async function runVerb(
  { verb, operands, options }: Command,
  environment: CommandEnvironment,
): Promise<number> {
  if (options.help) return printLines(environment, helpOf(verb), EXIT.done);
  const { json, lines, exitCode = EXIT.done, isPrinted } = await verb.run({ operands, options, environment });
  if (isPrinted) return exitCode;
  if (!options.json) return printLines(environment, lines, exitCode);
  printDocument(environment, json);
  return exitCode;
}

function printDocument(environment: CommandEnvironment, document: object): void {
  environment.print(`${JSON.stringify(document, null, 2)}\n`);
}

function printLines(environment: CommandEnvironment, lines: readonly string[], exitCode: number): number {
  environment.print(`${fit(lines).join('\n')}\n`);
  return exitCode;
}
