import type { ServiceContext } from '../../../core/app-context';
import { createFailedAttemptGuard } from '../../../core/rate-limits/failed-attempt-guard';
import { InvalidFieldsError } from '../../../core/http-errors';
import { verifyPassword } from './passwords';
import { createUsersStore, type UserRow } from '../accounts/users.store';

const MINUTE_MS = 60_000;

/**
 * Checks the password of the signed-in user before sensitive actions, to limit the damage of a stolen session. Wrong
 * passwords are counted across all such actions.
 */
export function createPasswordCheck({
  database,
  rateLimits,
}: Pick<ServiceContext, 'database' | 'rateLimits'>) {
  const failedAttempts = createFailedAttemptGuard({
    failures: rateLimits.limiter('password-check', { most: 10, withinMs: MINUTE_MS }),
    maxConcurrent: 5,
  });

  async function findByPassword(userId: number, password: string): Promise<UserRow | undefined> {
    const person = await createUsersStore(database).find(userId);
    return person && (await verifyPassword(password, person.password_hash)) ? person : undefined;
  }

  /**
   * The user, if the password is right. An account of single sign-on has no password until one is set by an e-mailed
   * link.
   * @throws InvalidFieldsError on the field for a wrong or missing password; TooManyRequestsError
   */
  async function check(userId: number, field: string, password: string | undefined): Promise<UserRow> {
    if (!password) throw new InvalidFieldsError({ [field]: { id: 'field_required' } });
    const person = await failedAttempts.guard(String(userId), () => findByPassword(userId, password));
    if (!person) throw new InvalidFieldsError({ [field]: { id: 'field_password_wrong' } });
    return person;
  }

  return { check };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
