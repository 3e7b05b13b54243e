import { Refusal } from '../postgres/refusal.mjs';

const WHOLE = { loads: 5, clicks: 30, campers: [10_000, 100_000, 1_000_000], rounds: 200 };
const QUICK = { loads: 2, clicks: 3, campers: [10_000], rounds: 40 };
/** The fewest repetitions with which a benchmark still prints its table: its figures mean nothing. */
export const SHORT = { isShort: true, loads: 1, clicks: 1, campers: [500], rounds: 1 };
const USAGE = 'Usage: npm run bench -- [NAME] [--quick] [--site URL]';

/**
 * Reads the command line: the benchmarks, the number of repetitions, the site.
 *
 * @param {string[]} args
 * @param {string[]} known names of the benchmarks, in their order
 */
export function readOptions(args, known) {
  const rest = [...args];
  const isQuick = takeFlag(rest, '--quick');
  const site = takeValue(rest, '--site');
  if (rest.some((name) => !known.includes(name))) {
    throw new Refusal(`${USAGE}\nNAME is one of ${known.join(', ')}; all of them without it.`);
  }
  const names = rest.length > 0 ? known.filter((name) => rest.includes(name)) : known;
  const isWhole = rest.length === 0 && !isQuick;
  return { names, isWhole, site, ...(isQuick ? QUICK : WHOLE) };
}

function takeFlag(rest, flag) {
  const index = rest.indexOf(flag);
  if (index < 0) return false;
  rest.splice(index, 1);
  return true;
}

function takeValue(rest, option) {
  const index = rest.findIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  if (index < 0) return undefined;
  const isJoined = rest[index].includes('=');
  const taken = rest.splice(index, isJoined ? 1 : 2);
  const value = isJoined ? taken[0].slice(option.length + 1) : taken[1];
  if (!URL.canParse(value ?? '')) throw new Refusal(`${option} needs an address. ${USAGE}`);
  return new URL(value).origin;
}
