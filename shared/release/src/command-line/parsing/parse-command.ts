import { parseArgs, type ParseArgsConfig } from 'node:util';

import { suggestion } from './closest-name';
import { UsageError, type OptionDefinition, type CommandDefinition } from './command-definition';

/** Options of every command. */
const COMMON_OPTIONS: Readonly<Record<string, OptionDefinition>> = {
  site: { placeholder: 'url', summary: 'the site to speak to (CAMPAVIA_SITE; the local one)' },
  as: { placeholder: 'label', summary: 'whose key to use (CAMPAVIA_RELEASE_KEY=<file>; platform)' },
  json: { summary: 'one JSON document on stdout' },
  help: { summary: 'this help' },
};

/** Options of every command that writes a log entry. */
const OPTIONS_OF_CHANGES: Readonly<Record<string, OptionDefinition>> = {
  'dry-run': { summary: 'print what would happen, change nothing' },
  head: { placeholder: 'hash', summary: 'insist on this head of the log instead of trying again once' },
};

/** A parsed command line. */
export interface Command {
  verb: CommandDefinition;
  operands: string[];
  options: Record<string, string | true>;
}

/** All options of a command. */
export function optionsOf(verb: CommandDefinition): Record<string, OptionDefinition> {
  return { ...verb.options, ...(verb.writesLogEntry ? OPTIONS_OF_CHANGES : {}), ...COMMON_OPTIONS };
}

/** The command named by the first arguments; the longest name wins. */
function findCommand(
  argv: readonly string[],
  verbs: readonly CommandDefinition[],
): CommandDefinition | undefined {
  const longest = [...verbs].sort((one, other) => other.name.length - one.name.length);
  return longest.find(({ name }) => name.split(' ').every((word, index) => argv[index] === word));
}

/**
 * Parses the arguments of `npm run release --`.
 * @throws UsageError when there is no such command or option, an option lacks its value, or operands are missing or too
 * many
 */
export function parseCommand(argv: readonly string[], verbs: readonly CommandDefinition[]): Command {
  const verb = findCommand(argv, verbs);
  if (!verb) throw new UsageError(createUnknownCommandError(argv, verbs));
  const behind = argv.slice(verb.name.split(' ').length);
  const { operands, options } = readOptions(verb, behind);
  if (!options.help) assertOperandCount(verb, operands);
  return { verb, operands, options };
}

function createUnknownCommandError(
  [first, second]: readonly string[],
  verbs: readonly CommandDefinition[],
): string {
  const names = verbs.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const under = names.filter((name) => name.startsWith(`${first} `));
  if (!first) return 'Say what to do.';
  if (under.length > 0) {
    const given = second ? `There is no ${first} ${second}.` : `${first} needs one more word.`;
    return `${given} It is one of ${under.join(', ')}.`;
  }
  return `There is no command ${first}.${suggestion(first, new Set(names.map((name) => name.split(' ')[0] ?? name)))}`;
}

function readOptions(verb: CommandDefinition, args: string[]): Pick<Command, 'operands' | 'options'> {
  const known = optionsOf(verb);
  const config: ParseArgsConfig['options'] = {};
  for (const [name, { placeholder }] of Object.entries(known)) {
    config[name] = { type: placeholder ? 'string' : 'boolean' };
  }
  const { tokens } = parseArgs({
    args,
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const options: Command['options'] = {};
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') {
      const definition = known[token.name];
      if (!definition)
        throw new UsageError(createUnknownOptionError(verb, token.rawName, Object.keys(known)));
      options[token.name] = valueOf(token, definition);
    }
  }
  return { operands, options };
}

function createUnknownOptionError(verb: CommandDefinition, given: string, known: string[]): string {
  return `${verb.name} takes no ${given}.${suggestion(
    given,
    known.map((name) => `--${name}`),
  )}`;
}

function valueOf(
  { rawName, value }: { rawName: string; value?: string },
  definition: OptionDefinition,
): string | true {
  if (!definition.placeholder) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value: write it without "=${value}".`);
    return true;
  }
  // In `--to --json` the next option would become the value.
  if (!value || value.startsWith('--')) {
    throw new UsageError(`${rawName} needs a value: ${rawName} ${definition.placeholder}.`);
  }
  return value;
}

function assertOperandCount(
  { name, usage, operandCount: [least, most] }: CommandDefinition,
  given: string[],
): void {
  if (given.length < least) throw new UsageError(`Something is missing: ${name} ${usage}`);
  if (given.length > most) {
    throw new UsageError(`${given.slice(most).join(' ')} is not expected: ${`${name} ${usage}`.trim()}`);
  }
}
