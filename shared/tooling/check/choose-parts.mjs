import { parseArgs } from 'node:util';

import { Refusal } from '../postgres/refusal.mjs';

const OPTIONS = { only: { type: 'string' }, match: { type: 'string' } };

/**
 * The parts selected by the command line: those of `--only types,units`, otherwise all except the ones on demand; with
 * `--match`, of units, api and journeys only the files whose path matches.
 *
 * @returns {{ parts: object[], match?: string }}
 */
export function chooseParts(parts, args) {
  const known = parts.map((part) => part.name);
  const { only, match } = readArguments(args, known);
  if (only === undefined && match === undefined) return { parts: parts.filter((part) => !part.isOnDemand) };
  const names = (only ?? '').split(',').filter(Boolean);
  const isUnknown = names.some((name) => !known.includes(name));
  // A part without a pattern would run completely and hide that no file was selected.
  const isWhole =
    match !== undefined && parts.some(({ name, isMatched }) => names.includes(name) && !isMatched);
  if (names.length === 0 || isUnknown || isWhole || match === '') throw usage(known);
  return { parts: parts.filter((part) => names.includes(part.name)), match };
}

function readArguments(args, known) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    throw usage(known);
  }
}

function usage(known) {
  return new Refusal(`Usage: npm test [-- --only ${known.join(',')} [--match PATTERN]]
--match chooses files of units, api and journeys by their path.`);
}
