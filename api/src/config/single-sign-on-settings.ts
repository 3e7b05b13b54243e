import type { OpenIdSettings } from '../providers/single-sign-on/open-id-sign-on';
import { SettingsError } from './settings-error';

/** The deployment's identity provider, or the simulated one. */
export type SingleSignOnSettings = OpenIdSettings | 'sandbox';

interface Allowed {
  isSandbox: boolean;
  isProduction: boolean;
}

/**
 * Reads `SINGLE_SIGN_ON_ISSUER`, `SINGLE_SIGN_ON_CLIENT_ID` and `SINGLE_SIGN_ON_CLIENT_SECRET`. The sandbox signs in
 * anyone as any user, so in production it must be requested explicitly.
 * @throws SettingsError naming the variable that is missing or invalid
 */
export function readSingleSignOn(
  env: NodeJS.ProcessEnv,
  { isSandbox, isProduction }: Allowed,
): SingleSignOnSettings | undefined {
  const issuer = env.SINGLE_SIGN_ON_ISSUER || (isSandbox && !isProduction ? 'sandbox' : undefined);
  if (!issuer) return undefined;
  if (issuer === 'sandbox') {
    if (isSandbox) return 'sandbox';
    throw new SettingsError(
      'SINGLE_SIGN_ON_ISSUER=sandbox is refused with CAMPAVIA_ENV=production: give the address of the provider',
    );
  }
  if (!isIssuer(issuer)) {
    throw new SettingsError('SINGLE_SIGN_ON_ISSUER must be an address like https://login.example.com');
  }
  const clientId = env.SINGLE_SIGN_ON_CLIENT_ID;
  if (!clientId) throw new SettingsError('SINGLE_SIGN_ON_CLIENT_ID is missing beside SINGLE_SIGN_ON_ISSUER');
  return { issuer, clientId, clientSecret: env.SINGLE_SIGN_ON_CLIENT_SECRET || undefined };
}

// Plain HTTP is allowed for loopback only.
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return !search && !hash && (protocol === 'https:' || (protocol === 'http:' && isHere));
}
