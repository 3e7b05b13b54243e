import { join, resolve } from 'node:path';

import { channelHosts, channelName } from './channel-settings';
import { readDsn, type Dsn } from './error-reports/read-dsn';
import { isNetwork } from './is-network';
import { list, SettingsError, webAddress, wholeNumber, type Environment } from './setting-values';

/** What the site's server is told by its environment. */
export interface Settings {
  port: number;
  host: string;
  apiUrl: string;
  /** Where the sandbox of payments answers; undefined where a real provider takes the money. */
  pspUrl: string | undefined;
  /** Where browsers bring cards to, where that is not the site: the origins of the payment provider's card vault. */
  cardVaultOrigins: readonly string[];
  apiKey: string;
  /** Whether people reach the site by https, whatever the last hop to this server is made with. */
  isHttps: boolean;
  /** The folder of everything the site keeps. */
  home: string;
  releasesFolder: string;
  /** Milliseconds a remote's server part may take for one document. */
  documentDeadlineMs: number;
  /** Processes at most that the server part of one release runs in. */
  documentProcesses: number;
  /** How strictly those processes have to be kept from the machine: as it allows, or so that the site starts no other way. */
  documentIsolation: DocumentIsolation;
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
  /** Whose `X-Forwarded-*` counts: addresses, networks, or proxy-addr's words for networks; nobody's by default. */
  trustedProxies: readonly string[];
  /** A collector of errors beside the site's own log; none unless set. */
  errorReporting: Dsn | undefined;
  /** How often one token may ask the registry in a minute. */
  registryRequestsPerMinute: number;
  environment: SiteEnvironment;
}

const ENVIRONMENTS = ['development', 'test', 'production'] as const;

/** Where the site runs: with a developer, in tests, or for real people. */
export type SiteEnvironment = (typeof ENVIRONMENTS)[number];

const DOCUMENT_ISOLATIONS = ['available', 'required'] as const;

/**
 * What keeps server parts of releases from the machine: as much as is `available` there, or all of it, `required` for
 * the site to start.
 */
export type DocumentIsolation = (typeof DOCUMENT_ISOLATIONS)[number];

const STAGING_BY_DEFAULT: Record<SiteEnvironment, string> = {
  development: 'staging=staging.localhost',
  test: 'staging=staging.localhost',
  production: '',
};

/**
 * Reads the settings: PORT, HOST, API_URL, PSP_URL, CARD_VAULT_ORIGINS, API_KEY, CAMPAVIA_HOME, DOCUMENT_DEADLINE_MS,
 * DOCUMENT_PROCESSES, DOCUMENT_ISOLATION,
 * SESSION_DEADLINE_MS, LOG_LEVEL,
 * REGISTRY_DATABASE_URL (else DATABASE_URL), REPLAY_STATE, CAMPAVIA_CHANNEL, CHANNEL_HOSTS, SITE_SECRET,
 * RELEASE_ORIGINS, TRUSTED_PROXIES, CAMPAVIA_SITE_URL,
 * ERROR_REPORTING_DSN, REGISTRY_REQUESTS_PER_MINUTE, CAMPAVIA_ENV.
 * @throws SettingsError naming the variable that is missing or makes no sense.
 */
export function readSettings(env: Environment): Settings {
  const home = resolve(env.CAMPAVIA_HOME || '.campavia');
  const environment = siteEnvironment(env.CAMPAVIA_ENV);
  return {
    port: wholeNumber(env, 'PORT', { byDefault: 4300, least: 0, most: 65_535 }),
    host: env.HOST || '127.0.0.1',
    apiUrl: webAddress('API_URL', env.API_URL || 'http://127.0.0.1:4301'),
    pspUrl: pspUrl(env.PSP_URL),
    cardVaultOrigins: list(env.CARD_VAULT_ORIGINS).map(cardVaultOrigin),
    apiKey: env.API_KEY || 'campavia-web',
    isHttps: siteUrl(env.CAMPAVIA_SITE_URL, environment).startsWith('https:'),
    home,
    releasesFolder: join(home, 'releases'),
    documentDeadlineMs: wholeNumber(env, 'DOCUMENT_DEADLINE_MS', { byDefault: 1500, least: 1, most: 60_000 }),
    documentProcesses: wholeNumber(env, 'DOCUMENT_PROCESSES', { byDefault: 2, least: 1, most: 64 }),
    documentIsolation: documentIsolation(env.DOCUMENT_ISOLATION),
    sessionDeadlineMs: wholeNumber(env, 'SESSION_DEADLINE_MS', { byDefault: 300, least: 1, most: 60_000 }),
    logLevel: env.LOG_LEVEL || 'warn',
    registryUrl: registryUrl(env),
    replayFile: env.REPLAY_STATE ? resolve(env.REPLAY_STATE) : undefined,
    channel: channelName('CAMPAVIA_CHANNEL', env.CAMPAVIA_CHANNEL || 'production'),
    channelHosts: channelHosts(env.CHANNEL_HOSTS ?? STAGING_BY_DEFAULT[environment]),
    siteSecret: siteSecret(env.SITE_SECRET),
    releaseOrigins: list(env.RELEASE_ORIGINS).map(toOrigin('RELEASE_ORIGINS')),
    trustedProxies: trustedProxies(env.TRUSTED_PROXIES),
    errorReporting: errorReporting(env.ERROR_REPORTING_DSN),
    registryRequestsPerMinute: wholeNumber(env, 'REGISTRY_REQUESTS_PER_MINUTE', {
      byDefault: 3000,
      least: 1,
      most: 10_000_000,
    }),
    environment,
  };
}

// Nothing is assumed: with a name that is misspelt or left out, staging would be shown to real people.
function siteEnvironment(value: string | undefined): SiteEnvironment {
  const known = ENVIRONMENTS.find((name) => name === value);
  if (known) return known;
  throw new SettingsError(
    `CAMPAVIA_ENV ${value ? `is "${value}"` : 'is missing'}: it must be development, test or production`,
  );
}

/** Real people sign in over https alone; whether cookies are `Secure` must not hang on a line that was forgotten. */
function siteUrl(text: string | undefined, environment: SiteEnvironment): string {
  if (text) return webAddress('CAMPAVIA_SITE_URL', text);
  if (environment !== 'production') return 'http://localhost';
  throw new SettingsError(
    'CAMPAVIA_SITE_URL is missing with CAMPAVIA_ENV=production: give the address where people reach the site, like https://campavia.example',
  );
}

function trustedProxies(text: string | undefined): string[] {
  const proxies = list(text);
  const unknown = proxies.find((proxy) => !isNetwork(proxy));
  if (unknown === undefined) return proxies;
  throw new SettingsError(`TRUSTED_PROXIES: "${unknown}" is no address and no network, like 10.0.0.0/8`);
}

function documentIsolation(text: string | undefined): DocumentIsolation {
  const known = DOCUMENT_ISOLATIONS.find((name) => name === (text || 'available'));
  if (known) return known;
  throw new SettingsError(`DOCUMENT_ISOLATION is "${text}": it must be available or required`);
}

function pspUrl(text: string | undefined): string | undefined {
  return text ? webAddress('PSP_URL', text) : undefined;
}

/** Cards travel encrypted, to hosts that are named in full; a vault on this machine itself is one that is being tried. */
function cardVaultOrigin(text: string): string {
  const origin = webAddress('CARD_VAULT_ORIGINS', text);
  if (/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(origin)) return origin;
  throw new SettingsError(
    `CARD_VAULT_ORIGINS: "${text}" must be one host with https, for cards are sent there`,
  );
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

function siteSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length >= 32) return text;
  throw new SettingsError(
    'SITE_SECRET must have at least 32 characters, like those of `openssl rand -hex 32`',
  );
}
