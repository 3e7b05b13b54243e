import { helpOf, helpOfAll } from './parsing/help';
import { parseCommand, type Command } from './parsing/parse-command';
import { EXIT, type Verb } from './parsing/command-definition';
import { explainFailure } from './output/explain-failure';
import { fit } from './output/wrap-text';
import { VERBS } from './commands/commands';
import type { World } from './environment';

const HELP = ['help', '--help', '-h'];

/**
 * Runs the words behind `npm run release --`: the answer goes to stdout, progress and failures to stderr; with
 * `--json` stdout holds one JSON document, of a failure as well.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage, 3 site or database away, 4 the head moved
 */
export async function runCommandLine(
  argv: readonly string[],
  world: World,
  verbs: readonly Verb[] = VERBS,
): Promise<number> {
  if (argv.length === 0) return printLines(world, helpOfAll(verbs), EXIT.usage);
  if (HELP.includes(argv[0] ?? '')) return printLines(world, helpOfAll(verbs), EXIT.done);
  try {
    return await runVerb(parseCommand(argv, verbs), world);
  } catch (error) {
    const { exitCode, json, lines } = explainFailure(error);
    if (argv.includes('--json')) printDocument(world, json);
    for (const line of fit(lines)) world.say(line);
    return exitCode;
  }
}

async function runVerb({ verb, words, options }: Command, world: World): Promise<number> {
  if (options.help) return printLines(world, helpOf(verb), EXIT.done);
  const { json, lines, exitCode = EXIT.done, isPrinted } = await verb.run({ words, options, world });
  if (isPrinted) return exitCode;
  if (!options.json) return printLines(world, lines, exitCode);
  printDocument(world, json);
  return exitCode;
}

function printDocument(world: World, document: object): void {
  world.print(`${JSON.stringify(document, null, 2)}\n`);
}

function printLines(world: World, lines: readonly string[], exitCode: number): number {
  world.print(`${fit(lines).join('\n')}\n`);
  return exitCode;
}
