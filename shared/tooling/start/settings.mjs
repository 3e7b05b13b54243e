import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Refusal } from '../postgres/refusal.mjs';

const ENVIRONMENTS = ['development', 'test', 'production'];

const OLDEST_NODE = [20, 19];

/** Ports that browsers and fetch never connect to (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
];

/** Folders and ports, from the environment. */
export function readSettings(env = process.env) {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const port = readPort(env, 'PORT', 4300);
  const apiPort = readPort(env, 'API_PORT', 4301);
  if (port === apiPort) throw new Refusal(`PORT and API_PORT are both ${port}: site and api need one each.`);
  const pspPort = simulatesPayments(env) ? readPspPort(env, { port, apiPort }) : undefined;
  const environment = readEnvironment(env);
  const isProduction = environment === 'production';
  return {
    root,
    home: resolve(env.CAMPAVIA_HOME || join(root, '.campavia')),
    port,
    apiPort,
    pspPort,
    environment,
    isProduction,
    // Data of real people is always written to the disk before a commit returns.
    isThrowaway: env.CAMPAVIA_DATA === 'throwaway' && !isProduction,
  };
}

/**
 * The environment of the services; the demo is never loaded in production. The secret shared by the api and the payment
 * sandbox is new at each start. `settings.siteUrl` is the public address of the site if that is not its own port: links
 * in e-mails use it.
 */
export function serviceEnvironment(settings, databaseUrl, env = process.env) {
  const { home, port, apiPort, pspPort, environment, isProduction, siteUrl } = settings;
  const inherited = { CAMPAVIA_DEMO: isProduction ? '' : '1', NODE_ENV: 'production', ...env };
  const psp = pspPort && {
    PSP_PORT: String(pspPort),
    PSP_URL: `http://127.0.0.1:${pspPort}`,
    PSP_SECRET: env.PSP_SECRET || randomBytes(32).toString('hex'),
  };
  return {
    ...inherited,
    ...psp,
    ...(siteUrl && { CAMPAVIA_SITE_URL: siteUrl }),
    CAMPAVIA_ENV: environment,
    DATABASE_URL: databaseUrl,
    API_PORT: String(apiPort),
    PORT: String(port),
    API_URL: `http://127.0.0.1:${apiPort}`,
    CAMPAVIA_HOME: home,
  };
}

/**
 * The same for the api, with a thread per core for hashing passwords: with four on two cores, the default, they compete
 * with each other and with requests. At least two, so that a file can be read at the same time. Its only proxy is the
 * site, on this machine.
 */
export function apiEnvironment(env, cores = availableParallelism()) {
  return { UV_THREADPOOL_SIZE: String(Math.max(2, cores)), ...env, TRUSTED_PROXIES: 'loopback' };
}

// `npm start` is for developers; programs started by it receive the environment name, and refuse to start without one.
function readEnvironment({ CAMPAVIA_ENV: value = 'development' }) {
  if (ENVIRONMENTS.includes(value)) return value;
  throw new Refusal(`CAMPAVIA_ENV is "${value}": it must be development, test or production.`);
}

// The api has the same rule: production needs a real provider.
function simulatesPayments(env) {
  const { PAYMENTS, CAMPAVIA_SANDBOX } = env;
  const isSandbox = readEnvironment(env) !== 'production' || CAMPAVIA_SANDBOX === 'allow';
  return isSandbox && (PAYMENTS || 'sandbox') === 'sandbox';
}

/** Refuses a version of Node that is too old for the packages. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  if (!isNewEnough)
    throw new Refusal(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${version}.`);
  return version;
}

// The port after the api's, or the one after that if the site uses it.
function readPspPort(env, { port, apiPort }) {
  const beside = apiPort + (apiPort + 1 === port ? 2 : 1);
  const pspPort = readPort(env, 'PSP_PORT', beside);
  if (pspPort !== port && pspPort !== apiPort) return pspPort;
  throw new Refusal(
    `PSP_PORT is ${pspPort}, which the site or the api uses: set another port for the payment sandbox.`,
  );
}

function readPort(env, name, fallback) {
  const port = Number(env[name] || fallback);
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  if (!isPort) throw new Refusal(`${name}=${env[name]} is not a port: give a number from 1 to 65535.`);
  if (!BLOCKED_PORTS.includes(port)) return port;
  throw new Refusal(`${name}=${port} is a port that browsers refuse to open: set another one.`);
}
