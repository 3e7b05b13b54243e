import path from 'node:path';

import { momentMs } from '@campavia/domain';
import type { S3Place } from '@campavia/object-store';
import { readTelemetrySettings, type TelemetrySettings } from '@campavia/telemetry';

import { readCertificateEndpoint, type CertificateEndpoint } from './certificate-settings';
import { readDocumentKeys, type DocumentKey } from './document-keys-settings';
import { readEnvironment } from './environment';
import { readFileStorage } from './file-storage-settings';
import { readOutsideSettings, type OutsideSettings } from './outside-settings';
import { readServerSettings, type ServerSettings } from './server-settings';
import { SettingsError } from './settings-error';
import { readTrustedProxies } from './trusted-proxies-settings';

export { SettingsError } from './settings-error';

/** Settings from the environment, validated once at start-up. */
export interface Settings {
  databaseUrl: string;
  host: string;
  port: number;
  /** Data folder of pictures and other files. */
  home: string;
  /** The object store of users' files; when absent, they are in the data folder. */
  fileStorage?: S3Place | undefined;
  /** Keys of document files, the current one first; when absent, keys in the data folder are used. */
  documentKeys?: DocumentKey[] | undefined;
  /** Whether demo data may be loaded. */
  isDemo: boolean;
  /** Number of demo campers. */
  campers: number;
  /** Initial time of the clock in milliseconds of the epoch; the real time when absent. */
  startsAtMs?: number;
  apiKeys: string[];
  /** OAuth clients accepted by the token endpoint. */
  clientIds: string[];
  /** Proxies whose `X-Forwarded-For` is trusted, such as the site's server. */
  trustedProxies: string[];
  /** Where rate limits are counted: in the memory of each server, or in the database for all servers. */
  rateLimits: 'memory' | 'database';
  server: ServerSettings;
  logLevel: string;
  /** Public URL of the site, used in mailed links. */
  siteUrl: string;
  /** Where the certificate of the site is watched; absent: the site has none. */
  certificateEndpoint?: CertificateEndpoint | undefined;
  /** Name and address of the company in e-mails; one line. */
  companyAddress?: string | undefined;
  /** Address that messages to the support team are sent to. */
  supportEmail?: string | undefined;
  /** The company's VAT number, on receipts. */
  companyVatNumber?: string | undefined;
  /** Whether external services are simulated by the api itself. */
  isSandbox: boolean;
  outside: OutsideSettings;
  /** Where traces and metrics are sent; absent: nowhere. */
  telemetry?: TelemetrySettings | undefined;
  /** Local hosts from which tests may import calendars; only set in tests. */
  calendarTestHosts?: string[];
}

const SANDBOX_COMPANY = 'Campavia Ltd, 8 Quay Street, Dublin D08, Ireland';
const SANDBOX_SUPPORT = 'support@campavia.test';
const SANDBOX_VAT_NUMBER = 'IE 1234567WA';
const MAIL_ADDRESS = /^[^\s<>@,]+@[\w-]+(\.[\w-]+)+$/;
const VAT_NUMBER = /^[A-Z]{2}[ A-Z0-9+*]{2,20}$/;
const MAX_ADDRESS_LENGTH = 200;

/**
 * Reads the settings of the api.
 * @param serviceName name of the process in traces and metrics, unless the environment gives one
 * @throws SettingsError naming the variable that is missing or invalid.
 */
export function readSettings(env: NodeJS.ProcessEnv, serviceName?: string): Settings {
  if (!env.DATABASE_URL) throw new SettingsError('DATABASE_URL is missing');
  const isProduction = readEnvironment(env) === 'production';
  const isDemo = env.CAMPAVIA_DEMO === '1';
  if (isDemo && isProduction) {
    throw new SettingsError('CAMPAVIA_DEMO=1 is refused with CAMPAVIA_ENV=production');
  }
  const isSandbox = !isProduction || env.CAMPAVIA_SANDBOX === 'allow';
  return {
    databaseUrl: env.DATABASE_URL,
    host: env.API_HOST || '127.0.0.1',
    port: wholeNumber(env, 'API_PORT', 4301, 65_535),
    home: path.resolve(env.CAMPAVIA_HOME || '.campavia'),
    fileStorage: readFileStorage(env),
    documentKeys: readDocumentKeys(env.DOCUMENT_KEYS),
    isDemo,
    campers: wholeNumber(env, 'CAMPAVIA_CAMPERS', 3000, 1_000_000),
    startsAtMs: moment(env, 'CAMPAVIA_NOW'),
    apiKeys: readList(env.CAMPAVIA_API_KEYS || 'campavia-web'),
    clientIds: readList(env.CAMPAVIA_CLIENT_IDS || 'campavia-web'),
    trustedProxies: readTrustedProxies(env),
    rateLimits: rateLimits(env),
    server: readServerSettings(env),
    logLevel: env.LOG_LEVEL || 'warn',
    siteUrl: siteUrl(env),
    certificateEndpoint: readCertificateEndpoint(env, siteUrl(env)),
    companyAddress: companyAddress(env, { isSandbox }),
    supportEmail: supportEmail(env, { isSandbox }),
    companyVatNumber: companyVatNumber(env, { isSandbox }),
    isSandbox,
    outside: readOutsideSettings(env, { isSandbox, isProduction }),
    telemetry: telemetry(env, serviceName),
    calendarTestHosts: calendarTestHosts(env),
  };
}

function telemetry(env: NodeJS.ProcessEnv, serviceName = 'campavia-api'): TelemetrySettings | undefined {
  return readTelemetrySettings(env, serviceName, SettingsError);
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, byDefault: number, most: number): number {
  const value = Number(env[name] || byDefault);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new SettingsError(`${name} must be a whole number from 1 to ${most}`);
  }
  return value;
}

function rateLimits({ RATE_LIMITS: value = '' }: NodeJS.ProcessEnv): Settings['rateLimits'] {
  if (value === '' || value === 'memory') return 'memory';
  if (value === 'database') return value;
  throw new SettingsError('RATE_LIMITS must be memory or database');
}

function calendarTestHosts(env: NodeJS.ProcessEnv): string[] {
  return readEnvironment(env) === 'test' ? readList(env.CALENDAR_TEST_HOSTS || '') : [];
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function siteUrl(env: NodeJS.ProcessEnv): string {
  if (!env.CAMPAVIA_SITE_URL && readEnvironment(env) === 'production') {
    throw new SettingsError(
      'CAMPAVIA_SITE_URL is missing: CAMPAVIA_ENV=production needs the address of the site',
    );
  }
  const text = env.CAMPAVIA_SITE_URL || `http://localhost:${env.PORT || 4300}`;
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new SettingsError('CAMPAVIA_SITE_URL must be an address like https://campavia.example');
  }
  return text.replace(/\/+$/, '');
}

function companyAddress(
  { COMPANY_ADDRESS: text }: NodeJS.ProcessEnv,
  { isSandbox }: Pick<Settings, 'isSandbox'>,
): string | undefined {
  if (!text?.trim()) return isSandbox ? SANDBOX_COMPANY : undefined;
  if (text.length > MAX_ADDRESS_LENGTH || /\p{Cc}/u.test(text)) {
    throw new SettingsError(`COMPANY_ADDRESS must be one line of at most ${MAX_ADDRESS_LENGTH} characters`);
  }
  return text.trim();
}

function supportEmail(
  { SUPPORT_EMAIL: text }: NodeJS.ProcessEnv,
  { isSandbox }: Pick<Settings, 'isSandbox'>,
): string | undefined {
  if (!text) return isSandbox ? SANDBOX_SUPPORT : undefined;
  if (!MAIL_ADDRESS.test(text)) {
    throw new SettingsError('SUPPORT_EMAIL must be an address like support@campavia.example');
  }
  return text;
}

function companyVatNumber(
  { COMPANY_VAT_NUMBER: text }: NodeJS.ProcessEnv,
  { isSandbox }: Pick<Settings, 'isSandbox'>,
): string | undefined {
  if (!text?.trim()) return isSandbox ? SANDBOX_VAT_NUMBER : undefined;
  if (!VAT_NUMBER.test(text.trim())) {
    throw new SettingsError('COMPANY_VAT_NUMBER must be a country code with a number like IE 1234567WA');
  }
  return text.trim();
}

function moment(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  try {
    return momentMs(text);
  } catch {
    throw new SettingsError(`${name} must be a moment like 2027-03-15T08:00:00Z`);
  }
}
