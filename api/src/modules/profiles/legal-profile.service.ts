import type { LegalProfile, UpdateLegalProfile } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import type { LegalProfileTable } from '../../database/identity-schema';
import { HttpError } from '../../core/http-errors';
import { createLegalProfilesStore } from './legal-profiles.store';
import { ADDRESS_FIELDS, readProfileFields, type FieldType } from './read-profile-fields';

const KINDS: Record<Exclude<keyof LegalProfileTable, 'user_id' | 'borned_on'>, FieldType> = {
  first_name: 'line',
  last_name: 'line',
  nationality: 'country',
  country_of_residence: 'country',
  ...ADDRESS_FIELDS,
};

/** The legally responsible person: the user, or the representative of a company. */
export function createLegalProfileService({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createLegalProfilesStore(database);

  /** @throws HttpError 404 legal_profile_not_found */
  async function get(userId: number): Promise<LegalProfile> {
    const row = await store.find(userId);
    if (!row) throw new HttpError(404, 'legal_profile_not_found');
    const { user_id: _, ...profile } = row;
    return profile;
  }

  /** @throws HttpError 409 legal_profile_exists; InvalidFieldsError */
  async function create(userId: number, form: LegalProfile): Promise<LegalProfile> {
    const profile = read(form) as Omit<LegalProfileTable, 'user_id'>;
    const isNew = await store.add({ ...profile, user_id: userId });
    if (!isNew) throw new HttpError(409, 'legal_profile_exists');
    return get(userId);
  }

  /** @throws HttpError 404 legal_profile_not_found; InvalidFieldsError */
  async function update(userId: number, form: UpdateLegalProfile): Promise<LegalProfile> {
    await get(userId);
    await store.change(userId, read(form));
    return get(userId);
  }

  function read(form: UpdateLegalProfile): Partial<LegalProfileTable> {
    const { borned_on } = form;
    return readProfileFields<LegalProfileTable>(form, KINDS, (fields) =>
      borned_on === undefined ? {} : { borned_on: fields.birthday('borned_on', borned_on, clock.today()) },
    );
  }

  return { get, create, update };
}

export type LegalProfileService = ReturnType<typeof createLegalProfileService>;
