import type { Tokens } from '@campavia/contracts';

import type { Foundation } from '../../api';
import { createGuesses } from '../../guesses';
import { OauthProblem } from '../../problems';
import { issueTokens } from './issue-tokens';
import { isPassword } from './passwords';
import { createSessionsStore } from './sessions.store';
import { createUsersStore } from './users.store';

const MINUTE_MS = 60_000;
const LONGEST_PASSWORD = 1024;

/** Who signs in, and from where. */
export interface Credentials {
  username: string;
  password: string;
  clientId?: string;
  /** Network address of the caller. */
  network: string;
}

/**
 * Signing in. Wrong passwords are counted for an account together with the place they come from, so that the
 * owner of the account elsewhere is not kept out, and far more generously for the account alone.
 */
export function createSignIn({ database, clock }: Pick<Foundation, 'database' | 'clock'>) {
  const fromOnePlace = createGuesses(clock, { most: 10, withinMs: MINUTE_MS, mostAtOnce: 50 });
  const fromEverywhere = createGuesses(clock, { most: 300, withinMs: 60 * MINUTE_MS, mostAtOnce: 100 });

  async function look(email: string, password: string) {
    const person = await createUsersStore(database).credentialsOf(email);
    const isRight =
      password.length <= LONGEST_PASSWORD && (await isPassword(password, person?.password_hash));
    return isRight ? person : undefined;
  }

  /** @throws OauthProblem for a wrong address or password; TooManyProblem after too many wrong ones */
  return async function signIn({ username, password, clientId, network }: Credentials): Promise<Tokens> {
    // PostgreSQL takes no text with a NUL in it.
    const email = username.trim().toLowerCase().slice(0, 300).replaceAll('\0', '?');
    const person = await fromOnePlace.guard(`${network} ${email}`, () =>
      fromEverywhere.guard(email, () => look(email, password)),
    );
    if (!person) throw new OauthProblem('access_denied', 'Invalid credentials');
    if (!person.is_active) throw new OauthProblem('access_denied', 'This account is suspended');
    return database.transaction().execute(async (within) => {
      const id = await createSessionsStore(within).open({ userId: person.id, clientId, at: clock.now() });
      return issueTokens(id, within, clock);
    });
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
