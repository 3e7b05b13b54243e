import type { Tokens } from '@campavia/contracts';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../../core/app-context';
import { createFailedAttemptGuard } from '../../../core/rate-limits/failed-attempt-guard';
import { OauthError } from '../../../core/http-errors';
import {
  SingleSignOnFailure,
  type CodeExchange,
  type ProviderIdentity,
  type SingleSignOn,
} from '../../../providers/single-sign-on/single-sign-on';
import { openSession } from '../sessions/issue-tokens';
import type { EmailedLinks } from '../email-addresses/emailed-links';
import { createFindOrCreateAccount } from './find-or-create-account';

const MINUTE_MS = 60_000;

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  emailedLinks: EmailedLinks;
  /** Absent when no identity provider is configured. */
  singleSignOn: SingleSignOn | undefined;
}

/** Authorization code with the network of the caller. */
export interface CodeCredentials extends CodeExchange {
  clientId: string | undefined;
  /** Network of the call, see `clientNetworkOf`. */
  network: string;
  userAgent: string | undefined;
}

/** Signs in by an identity provider: exchanges its authorization code for tokens of ours. */
export function createSignInWithCode({ database, clock, rateLimits, emailedLinks, singleSignOn }: Needs) {
  const failuresPerNetwork = createFailedAttemptGuard({
    failures: rateLimits.limiter('sign-in-code', { most: 30, withinMs: MINUTE_MS }),
    maxConcurrent: 50,
  });
  const accountOf = createFindOrCreateAccount({ clock, emailedLinks });

  async function identify(
    provider: SingleSignOn,
    exchange: CodeExchange,
  ): Promise<ProviderIdentity | undefined> {
    try {
      return await provider.identify(exchange);
    } catch (error) {
      if (!(error instanceof SingleSignOnFailure)) throw error;
      if (error.kind === 'refused') return undefined;
      throw new OauthError('temporarily_unavailable', 'The identity provider does not answer');
    }
  }

  /** @throws OauthError; TooManyRequestsError after too many invalid codes */
  return async function signInWithCode(credentials: CodeCredentials): Promise<Tokens> {
    const { clientId, network, userAgent, ...exchange } = credentials;
    if (!singleSignOn) throw new OauthError('unsupported_grant_type', 'There is no single sign-on here');
    refuseMalformed(exchange);
    const person = await failuresPerNetwork.guard(network, () => identify(singleSignOn, exchange));
    if (!person) throw new OauthError('invalid_grant', 'The code is not valid any more');
    if (!person.isEmailVerified) {
      throw new OauthError('access_denied', 'The identity provider does not vouch for this address');
    }
    return database.transaction().execute(async (within) => {
      const { id, is_active } = await accountOf(person, siteOfRedirect(exchange.redirectUri), within);
      if (!is_active) throw new OauthError('access_denied', 'This account is suspended');
      return openSession({ userId: id, clientId, userAgent }, within, clock);
    });
  };
}

export type SignInWithCode = ReturnType<typeof createSignInWithCode>;

const MAX_LENGTH = 4000;

function refuseMalformed({ redirectUri, ...others }: CodeExchange): void {
  const isAddress =
    redirectUri.length <= MAX_LENGTH && /^https?:/.test(redirectUri) && URL.canParse(redirectUri);
  if (!isAddress) throw new OauthError('invalid_request', 'redirect_uri has to be the address of a page');
  const isLong = Object.values(others).some((value) => value.length > MAX_LENGTH);
  if (isLong) throw new OauthError('invalid_request', 'A parameter is too long');
}

function siteOfRedirect(redirectUri: string) {
  const [, first = ''] = new URL(redirectUri).pathname.split('/');
  return siteOf(first) ?? DEFAULT_SITE;
}
