import { Refusal } from '../postgres/refusal.mjs';

export const USAGE = `Usage: npm run new -- <what>
  remote mf-demo [--squad demo]
  screen mf-demo prices [--path /prices]
  module wishlists [--one wishlist]
  endpoint get-wishlist [--operation "GET /3/wishlists/{id}/"] [--answer Wishlist]
  remove mf-demo`;

const KINDS = {
  remote: { names: ['name'], options: { squad: 'squad' } },
  screen: { names: ['remote', 'name'], options: { path: 'pattern' } },
  module: { names: ['name'], options: { one: 'one' } },
  endpoint: { names: ['name'], options: { operation: 'operation', answer: 'answer' } },
  remove: { names: ['name'], options: {} },
};

/**
 * Reads the command line.
 *
 * @param {string[]} args
 * @returns {{kind: string, [option: string]: string}}
 */
export function readOptions([kind, ...args]) {
  const known = KINDS[kind];
  if (!known) throw new Refusal(kind === undefined ? USAGE : `"${kind}" cannot be made.\n${USAGE}`);
  const given = { kind };
  const names = [];
  for (let index = 0; index < args.length; index += 1) {
    const [, option, joined] = /^--([a-z]+)(?:=(.*))?$/.exec(args[index]) ?? [];
    if (option === undefined) names.push(args[index]);
    else if (!known.options[option]) throw new Refusal(`${kind} has no --${option}.\n${USAGE}`);
    else given[known.options[option]] = joined ?? args[(index += 1)];
  }
  if (names.length !== known.names.length || Object.values(given).includes(undefined))
    throw new Refusal(USAGE);
  known.names.forEach((name, index) => (given[name] = names[index]));
  return given;
}
