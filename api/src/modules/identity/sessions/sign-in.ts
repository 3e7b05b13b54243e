import type { Tokens } from '@campavia/contracts';

import type { ServiceContext } from '../../../core/app-context';
import { createFailedAttemptGuard } from '../../../core/rate-limits/failed-attempt-guard';
import { OauthError } from '../../../core/http-errors';
import { openSession } from './issue-tokens';
import { verifyPassword } from '../passwords/passwords';
import { createUsersStore } from '../accounts/users.store';

const MINUTE_MS = 60_000;
const MAX_PASSWORD_LENGTH = 1024;

type Needs = Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'>;

/** Credentials with the network of the caller. */
export interface Credentials {
  username: string;
  password: string;
  clientId?: string;
  /** Network of the call, see `clientNetworkOf`. */
  network: string;
  userAgent?: string;
}

/**
 * Signs in by password. Wrong passwords are limited per pair of account and network, so that the owner elsewhere is not
 * locked out, and with much higher limits per network and per account. For a network from which the account has signed
 * in before only the first limit applies, so that attacks by others cannot lock out the owner.
 */
export function createSignIn({ database, clock, rateLimits }: Needs) {
  const failuresPerPair = createFailedAttemptGuard({
    failures: rateLimits.limiter('sign-in-pair', { most: 10, withinMs: MINUTE_MS }),
    maxConcurrent: 50,
  });
  const failuresPerNetwork = createFailedAttemptGuard({
    failures: rateLimits.limiter('sign-in-network', { most: 300, withinMs: 10 * MINUTE_MS }),
    maxConcurrent: 60,
  });
  const failuresPerAccount = createFailedAttemptGuard({
    failures: rateLimits.limiter('sign-in-account', { most: 300, withinMs: 60 * MINUTE_MS }),
    maxConcurrent: 100,
  });
  const known = createKnownPairs();

  async function findByCredentials(email: string, password: string) {
    const person = await createUsersStore(database).credentialsOf(email);
    const isRight =
      password.length <= MAX_PASSWORD_LENGTH && (await verifyPassword(password, person?.password_hash));
    return isRight ? person : undefined;
  }

  /** @throws OauthError for a wrong address or password; TooManyRequestsError after too many wrong ones */
  return async function signIn(credentials: Credentials): Promise<Tokens> {
    const { username, password, clientId, network, userAgent } = credentials;
    // PostgreSQL does not accept NUL characters in text.
    const email = username.trim().toLowerCase().slice(0, 300).replaceAll('\0', '?');
    const find = () => findByCredentials(email, password);
    const pair = `${network} ${email}`;
    const person = await failuresPerPair.guard(pair, () =>
      known.has(pair)
        ? find()
        : failuresPerNetwork.guard(network, () => failuresPerAccount.guard(email, find)),
    );
    if (!person) throw new OauthError('access_denied', 'Invalid credentials');
    if (!person.is_active) throw new OauthError('access_denied', 'This account is suspended');
    known.add(pair);
    return openSession({ userId: person.id, clientId, userAgent }, database, clock);
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

const MAX_PAIRS = 50_000;

/** Recent pairs of account and network with a successful sign-in, in memory. */
export function createKnownPairs() {
  const pairs = new Set<string>();

  function add(pair: string): void {
    pairs.delete(pair);
    pairs.add(pair);
    const [oldest] = pairs;
    if (pairs.size > MAX_PAIRS && oldest !== undefined) pairs.delete(oldest);
  }

  return { add, has: (pair: string) => pairs.has(pair) };
}
