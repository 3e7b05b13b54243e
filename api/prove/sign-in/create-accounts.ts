import { hashPassword } from '../../src/modules/identity/passwords/passwords';
import type { Database } from '../../src/database/connect';
import type { Account } from './prove-sign-in';

const PASSWORD = 'a password of some length';

/** Creates users who can sign in with the same password. */
export async function createAccounts(database: Database, count: number, name: string): Promise<Account[]> {
  const password_hash = await hashPassword(PASSWORD);
  const accounts = Array.from({ length: count }, (_, nth) => `${name}.${nth}@example.org`);
  await database
    .insertInto('app_user')
    .values(
      accounts.map((email) => ({
        email,
        password_hash,
        first_name: 'Lena',
        last_name: 'Vos',
        language: 'nl' as const,
        languages_spoken: ['nl'],
        country: 'NL',
        is_staff: false,
        joined_on: '2027-03-01' as never,
      })),
    )
    .execute();
  return accounts.map((username) => ({ username, password: PASSWORD }));
}
