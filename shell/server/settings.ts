import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

import { readDsn, type Dsn } from './error-reports/read-dsn';

/** What the site's server is told by its environment. */
export interface Settings {
  port: number;
  host: string;
  apiUrl: string;
  /** Where the sandbox of payments answers; undefined where a real provider takes the money. */
  pspUrl: string | undefined;
  apiKey: string;
  /** The folder of everything the site keeps. */
  home: string;
  releasesFolder: string;
  /** Milliseconds a remote's server part may take for one document. */
  documentDeadlineMs: number;
  /** Milliseconds a document waits to know whose it is. */
  sessionDeadlineMs: number;
  logLevel: string;
  /** Where the registry's log is; undefined while an earlier composition is replayed. */
  registryUrl: string | undefined;
  /** File with a state of the registry that is served without a database and never changes. */
  replayFile: string | undefined;
  /** What every host shows that is not named in `channelHosts`. */
  channel: string;
  /** Channel by host name. */
  channelHosts: ReadonlyMap<string, string>;
  /** Signs visitor cookies, page ids and mix links; made by the site itself when nobody sets it. */
  siteSecret: string | undefined;
  /** Other origins that hold the same release files. */
  releaseOrigins: readonly string[];
  /** Who may say for whom a request is: addresses, networks, or proxy-addr's words for networks. */
  trustedProxies: readonly string[];
  /** A collector of errors beside the site's own log; none unless set. */
  errorReporting: Dsn | undefined;
  /** How often one token may ask the registry in a minute. */
  registryRequestsPerMinute: number;
  isProduction: boolean;
}

/** A setting that cannot be used, told in one line. */
export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings: PORT, HOST, API_URL, PSP_URL, API_KEY, CAMPAVIA_HOME, DOCUMENT_DEADLINE_MS, SESSION_DEADLINE_MS, LOG_LEVEL,
 * REGISTRY_DATABASE_URL (else DATABASE_URL), REPLAY_STATE, CAMPAVIA_CHANNEL, CHANNEL_HOSTS, SITE_SECRET,
 * RELEASE_ORIGINS, TRUSTED_PROXIES,
 * ERROR_REPORTING_DSN, REGISTRY_REQUESTS_PER_MINUTE, CAMPAVIA_ENV.
 * @throws SettingsError naming the variable that is missing or makes no sense.
 */
export function readSettings(env: Environment): Settings {
  const home = resolve(env.CAMPAVIA_HOME || '.campavia');
  const isProduction = env.CAMPAVIA_ENV === 'production';
  return {
    port: wholeNumber(env, 'PORT', { byDefault: 4300, least: 0, most: 65_535 }),
    host: env.HOST || '127.0.0.1',
    apiUrl: webAddress('API_URL', env.API_URL || 'http://127.0.0.1:4301'),
    pspUrl: pspUrl(env.PSP_URL),
    apiKey: env.API_KEY || 'campavia-web',
    home,
    releasesFolder: join(home, 'releases'),
    documentDeadlineMs: wholeNumber(env, 'DOCUMENT_DEADLINE_MS', { byDefault: 1500, least: 1, most: 60_000 }),
    sessionDeadlineMs: wholeNumber(env, 'SESSION_DEADLINE_MS', { byDefault: 300, least: 1, most: 60_000 }),
    logLevel: env.LOG_LEVEL || 'warn',
    registryUrl: registryUrl(env),
    replayFile: env.REPLAY_STATE ? resolve(env.REPLAY_STATE) : undefined,
    channel: channelName('CAMPAVIA_CHANNEL', env.CAMPAVIA_CHANNEL || 'production'),
    channelHosts: channelHosts(env.CHANNEL_HOSTS ?? (isProduction ? '' : 'staging=staging.localhost')),
    siteSecret: siteSecret(env.SITE_SECRET),
    releaseOrigins: list(env.RELEASE_ORIGINS).map(toOrigin('RELEASE_ORIGINS')),
    trustedProxies: trustedProxies(env.TRUSTED_PROXIES),
    errorReporting: errorReporting(env.ERROR_REPORTING_DSN),
    registryRequestsPerMinute: wholeNumber(env, 'REGISTRY_REQUESTS_PER_MINUTE', {
      byDefault: 3000,
      least: 1,
      most: 10_000_000,
    }),
    isProduction,
  };
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function trustedProxies(text: string | undefined): string[] {
  const proxies = list(text || 'loopback,uniquelocal');
  const isKnown = (proxy: string) =>
    /^(loopback|linklocal|uniquelocal)$/.test(proxy) || isIP(proxy.split('/')[0] ?? '') > 0;
  const unknown = proxies.find((proxy) => !isKnown(proxy));
  if (unknown === undefined) return proxies;
  throw new SettingsError(`TRUSTED_PROXIES: "${unknown}" is no address and no network, like 10.0.0.0/8`);
}

function wholeNumber(
  env: Environment,
  name: string,
  { byDefault, least, most }: { byDefault: number; least: number; most: number },
): number {
  const value = Number(env[name] || byDefault);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingsError(`${name}=${env[name]} must be a whole number from ${least} to ${most}`);
}

/** Scheme, host and port alone. */
function webAddress(name: string, text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.pathname === '/') return address.origin;
  throw new SettingsError(`${name}=${text} must be an address without a path, like https://files.example`);
}

function pspUrl(text: string | undefined): string | undefined {
  return text ? webAddress('PSP_URL', text) : undefined;
}

function errorReporting(text: string | undefined): Dsn | undefined {
  try {
    return readDsn(text);
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
}

function toOrigin(name: string): (text: string) => string {
  return (text) => webAddress(name, text);
}

function registryUrl(env: Environment): string | undefined {
  if (env.REPLAY_STATE) return undefined;
  const url = env.REGISTRY_DATABASE_URL || env.DATABASE_URL;
  if (url) return url;
  throw new SettingsError(
    'DATABASE_URL is missing: the site needs the PostgreSQL that holds its registry (npm start brings one along)',
  );
}

function channelName(variable: string, name: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,40}$/.test(name)) return name;
  throw new SettingsError(
    `${variable}: "${name}" is no channel's name; small letters, digits and hyphens make one`,
  );
}

function channelHosts(text: string): ReadonlyMap<string, string> {
  return new Map(
    list(text).map((entry) => {
      const [channel = '', host = ''] = entry.split('=');
      if (!/^[a-z0-9][a-z0-9.-]*$/i.test(host)) {
        throw new SettingsError(
          `CHANNEL_HOSTS: "${entry}" must be channel=host, like staging=staging.example`,
        );
      }
      return [host.toLowerCase(), channelName('CHANNEL_HOSTS', channel)];
    }),
  );
}

function siteSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= 32) return text;
  throw new SettingsError(
    'SITE_SECRET must have at least 32 characters, like those of `openssl rand -hex 32`',
  );
}
