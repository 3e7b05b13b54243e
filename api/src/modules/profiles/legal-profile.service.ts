import type { LegalProfile, UpdateLegalProfile } from '@campavia/contracts';

import type { Foundation } from '../../core/app-context';
import type { LegalProfileTable } from '../../database/identity-schema';
import { Problem } from '../../core/http-errors';
import { createLegalProfilesStore } from './legal-profiles.store';
import { ADDRESS_KINDS, readGiven, type Kind } from './read-given';

const KINDS: Record<Exclude<keyof LegalProfileTable, 'user_id' | 'borned_on'>, Kind> = {
  first_name: 'line',
  last_name: 'line',
  nationality: 'country',
  country_of_residence: 'country',
  ...ADDRESS_KINDS,
};

/** Who answers before the law: oneself, or the representative of a company. */
export function createLegalProfileService({ database, clock }: Pick<Foundation, 'database' | 'clock'>) {
  const store = createLegalProfilesStore(database);

  /** @throws Problem 404 legal_profile_not_found */
  async function get(userId: number): Promise<LegalProfile> {
    const row = await store.find(userId);
    if (!row) throw new Problem(404, 'legal_profile_not_found');
    const { user_id: _, ...profile } = row;
    return profile;
  }

  /** @throws Problem 409 legal_profile_exists; FieldProblem */
  async function create(userId: number, form: LegalProfile): Promise<LegalProfile> {
    const profile = read(form) as Omit<LegalProfileTable, 'user_id'>;
    const isNew = await store.add({ ...profile, user_id: userId });
    if (!isNew) throw new Problem(409, 'legal_profile_exists');
    return get(userId);
  }

  /** @throws Problem 404 legal_profile_not_found; FieldProblem */
  async function update(userId: number, form: UpdateLegalProfile): Promise<LegalProfile> {
    await get(userId);
    await store.change(userId, read(form));
    return get(userId);
  }

  function read(form: UpdateLegalProfile): Partial<LegalProfileTable> {
    const { borned_on } = form;
    return readGiven<LegalProfileTable>(form, KINDS, (fields) =>
      borned_on === undefined ? {} : { borned_on: fields.birthday('borned_on', borned_on, clock.today()) },
    );
  }

  return { get, create, update };
}

export type LegalProfileService = ReturnType<typeof createLegalProfileService>;
