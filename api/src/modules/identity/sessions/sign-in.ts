import type { Tokens } from '@campavia/contracts';

import type { AppContext } from '../../../core/app-context';
import { createFailedAttemptGuard } from '../../../core/failed-attempt-guard';
import { OauthError } from '../../../core/http-errors';
import { openSession } from './issue-tokens';
import { createKnownPairs } from './known-pairs';
import { verifyPassword } from '../passwords/passwords';
import { createUsersStore } from '../accounts/users.store';

const MINUTE_MS = 60_000;
const LONGEST_PASSWORD = 1024;

/** Who signs in, and from where. */
export interface Credentials {
  username: string;
  password: string;
  clientId?: string;
  /** Where the call comes from, as `placeOf` tells it. */
  place: string;
}

/**
 * Signing in. Wrong passwords are counted for an account together with the place they come from, so that the
 * owner of the account elsewhere is not kept out, and far more generously for the place and for the account alone.
 * Where somebody was let in before, only the first of these counts: nobody is kept out by what others do.
 */
export function createSignIn({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const failuresPerPair = createFailedAttemptGuard(clock, { most: 10, withinMs: MINUTE_MS, mostAtOnce: 50 });
  const failuresPerNetwork = createFailedAttemptGuard(clock, { most: 300, withinMs: 10 * MINUTE_MS, mostAtOnce: 60 });
  const failuresPerAccount = createFailedAttemptGuard(clock, {
    most: 300,
    withinMs: 60 * MINUTE_MS,
    mostAtOnce: 100,
  });
  const known = createKnownPairs();

  async function findByCredentials(email: string, password: string) {
    const person = await createUsersStore(database).credentialsOf(email);
    const isRight =
      password.length <= LONGEST_PASSWORD && (await verifyPassword(password, person?.password_hash));
    return isRight ? person : undefined;
  }

  /** @throws OauthError for a wrong address or password; TooManyRequestsError after too many wrong ones */
  return async function signIn({ username, password, clientId, place }: Credentials): Promise<Tokens> {
    // PostgreSQL takes no text with a NUL in it.
    const email = username.trim().toLowerCase().slice(0, 300).replaceAll('\0', '?');
    const find = () => findByCredentials(email, password);
    const pair = `${place} ${email}`;
    const person = await failuresPerPair.guard(pair, () =>
      known.has(pair) ? find() : failuresPerNetwork.guard(place, () => failuresPerAccount.guard(email, find)),
    );
    if (!person) throw new OauthError('access_denied', 'Invalid credentials');
    if (!person.is_active) throw new OauthError('access_denied', 'This account is suspended');
    known.add(pair);
    return openSession({ userId: person.id, clientId }, database, clock);
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
