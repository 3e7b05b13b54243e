import { Refusal } from '../postgres/refusal.mjs';

const USAGE = 'Usage: npm run alone -w mf-search [-- --api http://localhost:4301]';
const PORT = 4320;

function readPort(text) {
  const port = Number(text || PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`PORT=${text} is not a port: give a number from 1 to 65535.`);
}

function readApi(args) {
  if (args.length === 0) return undefined;
  const [option, value, ...rest] = args.join('=').split(/=(.*)/s);
  const isAddress = URL.canParse(value ?? '') && /^https?:$/.test(new URL(value).protocol);
  if (option !== '--api' || !isAddress || rest.join('') !== '') throw new Refusal(USAGE);
  return new URL(value).origin;
}

/**
 * Reads the command line and the environment.
 *
 * @returns {{api: string | undefined, port: number}} origin of a running api, or undefined for sample responses
 */
export function readAloneOptions(args, env) {
  return { api: readApi(args), port: readPort(env.PORT) };
}
