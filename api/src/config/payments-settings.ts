import { createHash } from 'node:crypto';

import { CURRENCIES, type CurrencyCode } from '@campavia/domain';

import type { MangopaySettings } from '../providers/payments/mangopay-session';
import { SettingsError } from './settings-error';

/** The simulated payment provider, a separate process. */
export interface SandboxPaymentsSettings {
  provider: 'sandbox';
  /** Its URL, without a trailing slash. */
  url: string;
  /** Shared secret from which the keys of calls and webhooks are derived. */
  secret: string;
}

/** Payment provider of a deployment. */
export type PaymentsSettings = SandboxPaymentsSettings | MangopaySettings;

const MANGOPAY_URL = 'https://api.sandbox.mangopay.com';
const SECRET_LETTERS = 32;

/**
 * Reads `PAYMENTS` (`sandbox` or `mangopay`; defaults to `sandbox` where it is allowed) and the variables of that
 * provider: `PSP_URL`, `PSP_PORT`, `PSP_SECRET`, or `MANGOPAY_URL`, `MANGOPAY_CLIENT_ID`, `MANGOPAY_API_KEY`,
 * `MANGOPAY_WALLETS`, `MANGOPAY_HOOK_SECRET`.
 * @throws SettingsError naming the variable that is missing or invalid
 */
export function readPayments(
  env: NodeJS.ProcessEnv,
  { isSandbox }: { isSandbox: boolean },
): PaymentsSettings | undefined {
  const provider = env.PAYMENTS || (isSandbox ? 'sandbox' : undefined);
  if (!provider) return undefined;
  if (provider === 'mangopay') return readMangopay(env);
  if (provider !== 'sandbox') throw new SettingsError('PAYMENTS must be sandbox or mangopay');
  if (isSandbox) return { provider, url: readPspUrl(env), secret: readPspSecret(env) };
  throw new SettingsError('PAYMENTS=sandbox is refused with CAMPAVIA_ENV=production: say PAYMENTS=mangopay');
}

/**
 * Production needs a payment provider.
 * @throws SettingsError
 */
export function requirePayments(payments: PaymentsSettings | undefined): void {
  if (payments) return;
  throw new SettingsError(
    'PAYMENTS is missing with CAMPAVIA_ENV=production: say PAYMENTS=mangopay and who you are there. ' +
      'CAMPAVIA_SANDBOX=allow plays the provider instead, and no money moves.',
  );
}

/** Port of the payment sandbox: `PSP_PORT`; derived from the api's port by default. @throws SettingsError */
export function readPspPort(env: NodeJS.ProcessEnv): number {
  const port = Number(env.PSP_PORT || Number(env.API_PORT || 4301) + 1);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingsError('PSP_PORT must be a whole number from 1 to 65535');
}

/**
 * `PSP_SECRET`; by default derived from the database URL, which is itself a secret.
 * @throws SettingsError
 */
export function readPspSecret(env: NodeJS.ProcessEnv): string {
  const secret = env.PSP_SECRET;
  if (!secret) return createHash('sha256').update(`sandbox of payments\n${env.DATABASE_URL}`).digest('hex');
  if (secret.length >= SECRET_LETTERS) return secret;
  throw new SettingsError(
    'PSP_SECRET must have at least 32 characters, like those of `openssl rand -hex 32`',
  );
}

function readPspUrl(env: NodeJS.ProcessEnv): string {
  return readAddress('PSP_URL', env.PSP_URL || `http://127.0.0.1:${readPspPort(env)}`);
}

function readMangopay(env: NodeJS.ProcessEnv): MangopaySettings {
  const hookSecret = need(env, 'MANGOPAY_HOOK_SECRET');
  if (!/^[\w-]{32,}$/.test(hookSecret)) {
    throw new SettingsError(
      'MANGOPAY_HOOK_SECRET must have at least 32 letters, digits, dashes or underscores',
    );
  }
  return {
    provider: 'mangopay',
    url: readAddress('MANGOPAY_URL', env.MANGOPAY_URL || MANGOPAY_URL),
    clientId: need(env, 'MANGOPAY_CLIENT_ID'),
    apiKey: need(env, 'MANGOPAY_API_KEY'),
    wallets: readWallets(need(env, 'MANGOPAY_WALLETS')),
    hookSecret,
  };
}

function readWallets(text: string): Partial<Record<CurrencyCode, string>> {
  const wallets = text.split(',').map((entry) => entry.trim().split('='));
  const isRight = wallets.every(([currency, id]) => id && CURRENCIES.some((known) => known === currency));
  if (isRight) return Object.fromEntries(wallets);
  throw new SettingsError('MANGOPAY_WALLETS must name a wallet per currency, like EUR=wlt_1,GBP=wlt_2');
}

function readAddress(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:\/\//.test(text)) return text.replace(/\/+$/, '');
  throw new SettingsError(`${name} must be an address like https://payments.example`);
}

function need(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new SettingsError(`${name} is missing beside PAYMENTS=mangopay`);
}
