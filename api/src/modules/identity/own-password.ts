import type { Foundation } from '../../core/app-context';
import { createGuesses } from '../../core/failed-attempt-guard';
import { FieldProblem } from '../../core/http-errors';
import { isPassword } from './passwords';
import { createUsersStore, type UserRow } from './users.store';

const MINUTE_MS = 60_000;

/**
 * Asks whoever is signed in for their password, before something that a stolen session must not do. Wrong ones are
 * counted, whatever they are asked for.
 */
export function createOwnPassword({ database, clock }: Pick<Foundation, 'database' | 'clock'>) {
  const guesses = createGuesses(clock, { most: 10, withinMs: MINUTE_MS, mostAtOnce: 5 });

  async function look(userId: number, password: string): Promise<UserRow | undefined> {
    const person = await createUsersStore(database).find(userId);
    return person && (await isPassword(password, person.password_hash)) ? person : undefined;
  }

  /**
   * The person, if it is their password. An account of single sign-on has none until one is set by mail.
   * @throws FieldProblem on the field for a wrong one or none; TooManyProblem
   */
  async function check(userId: number, field: string, password: string | undefined): Promise<UserRow> {
    if (!password) throw new FieldProblem({ [field]: { id: 'field_required' } });
    const person = await guesses.guard(String(userId), () => look(userId, password));
    if (!person) throw new FieldProblem({ [field]: { id: 'field_password_wrong' } });
    return person;
  }

  return { check };
}

export type OwnPassword = ReturnType<typeof createOwnPassword>;
