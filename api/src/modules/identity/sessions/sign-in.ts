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

/** Credentials, and the network they come from. */
export interface Credentials {
  username: string;
  password: string;
  clientId?: string;
  /** Where the call comes from, see `clientNetworkOf`. */
  network: string;
}

/**
 * Signs in by password. Wrong passwords are counted per account and network, so that the owner elsewhere is not locked
 * out, and with far higher limits per network and per account. From a network that the account has signed in from
 * before only the first limit applies: nobody is locked out by the attempts of others.
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
  return async function signIn({ username, password, clientId, network }: Credentials): Promise<Tokens> {
    // PostgreSQL takes no text with a NUL in it.
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
    return openSession({ userId: person.id, clientId }, database, clock);
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

const MAX_PAIRS = 50_000;

/** The latest pairs of account and network with a successful sign-in, in the memory of this process. */
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
