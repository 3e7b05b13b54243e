import type { LeadSource } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import type { LeadProperties } from '../../database/lead-schema';

interface Contact {
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  country: string;
  language: string;
  professional_type: string | null;
}

/** Reads lead sources and contact data of users. */
export function createLeadsStore(database: Database) {
  function findSource(id: number): Promise<LeadSource | undefined> {
    return database.selectFrom('lead_source').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  }

  function findContact(userId: number): Promise<Contact | undefined> {
    return database
      .selectFrom('app_user')
      .select(['email', 'first_name', 'last_name', 'phone', 'country', 'language', 'professional_type'])
      .where('id', '=', userId)
      .executeTakeFirst();
  }

  return { findSource, findContact };
}

/** Properties of a user in the CRM's format. */
export function propertiesOfContact({
  email: _email,
  phone,
  professional_type,
  ...contact
}: Contact): LeadProperties {
  return { ...contact, is_professional: professional_type !== null, ...(phone !== null && { phone }) };
}
