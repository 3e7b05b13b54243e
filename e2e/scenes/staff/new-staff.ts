import type { APIRequestContext } from '@playwright/test';

import { queryDatabase } from '../query-database';
import { newUser } from '../users';

/** A new member of the support team. @returns the e-mail address */
export async function newStaff(request: APIRequestContext, firstName: string): Promise<string> {
  const email = await newUser(request, { first_name: firstName });
  await queryDatabase((database) =>
    database.query(`update app_user set is_staff = true, staff_role = 'support' where email = $1`, [email]),
  );
  return email;
}
