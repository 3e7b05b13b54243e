import { parseArgs } from 'node:util';

import { SITES } from '@campavia/i18n/sites';

/** An invalid command; the message names the error and the remedy. */
export class UsageError extends Error {}

/** The parsed command. */
export type FlagsCommand =
  | { verb: 'help' }
  | { verb: 'list'; name?: string; sites: string[] }
  | { verb: 'set'; name: string; isOn: boolean; sites: string[] }
  | { verb: 'unset'; name: string; sites: string[] };

const VERBS = ['list', 'set', 'unset'];
const ON = new Map([
  ['on', true],
  ['true', true],
  ['off', false],
  ['false', false],
]);
const SITE_NAMES = SITES.map(({ locale }) => locale);

/**
 * Parses the arguments of `npm run flags --`.
 * @throws UsageError when a verb, an option or a site does not exist, or operands are missing or too many
 */
export function parseFlagsCommand(argv: readonly string[]): FlagsCommand {
  const { operands, options } = readOptions(argv);
  if (options.help) return { verb: 'help' };
  const sites = readSites(options.site ?? []);
  const [verb = 'list', name, ...rest] = operands;
  if (verb === 'help') return { verb };
  if (!VERBS.includes(verb)) throw new UsageError(`There is no ${verb}: it is one of ${VERBS.join(', ')}.`);
  if (verb === 'list') return { verb, name, sites: withoutMore(sites, rest) };
  if (!name) throw new UsageError(`Which flag? Write ${verb} <flag>; list names them all.`);
  if (verb === 'unset') return { verb, name, sites: withoutMore(sites, rest) };
  const [state, ...more] = rest;
  return { verb: 'set', name, isOn: readState(name, state), sites: withoutMore(sites, more) };
}

function readOptions(argv: readonly string[]) {
  const options = {
    site: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { operands: positionals, options: values };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    throw new UsageError(`${reason}. There are --site <site,…>, --json and --help.`);
  }
}

function readSites(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !SITE_NAMES.includes(name));
  if (unknown === undefined) return [...new Set(names)];
  throw new UsageError(
    `There is no site ${unknown || 'without a name'}. There are ${SITE_NAMES.join(', ')}.`,
  );
}

function readState(name: string, state: string | undefined): boolean {
  const isOn = ON.get(state?.toLowerCase() ?? '');
  if (isOn !== undefined) return isOn;
  throw new UsageError(
    `${state ? `${state} is neither on nor off` : 'On or off?'}: write set ${name} on, or off.`,
  );
}

function withoutMore(sites: string[], more: readonly string[]): string[] {
  if (more.length === 0) return sites;
  throw new UsageError(`${more.join(' ')} is not expected. Sites are named with --site, commas between.`);
}
