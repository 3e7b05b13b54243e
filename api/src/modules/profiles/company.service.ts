import type { Company, CreateCompany, UpdateCompany } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import type { CompanyTable } from '../../database/identity-schema';
import { HttpError } from '../../core/http-errors';
import { createCompaniesStore } from './companies.store';
import { ADDRESS_FIELDS, readProfileFields, type FieldType } from './read-profile-fields';

const KINDS: Record<Exclude<keyof CompanyTable, 'user_id'>, FieldType> = {
  name: 'line',
  registration_number: 'line',
  vat_number: 'line',
  email: 'email',
  phone: 'phone',
  ...ADDRESS_FIELDS,
};

/** The company an owner rents campers out for; having one makes the user a professional. */
export function createCompanyService(database: Database) {
  /** @throws HttpError 404 company_not_found */
  async function get(userId: number): Promise<Company> {
    const row = await createCompaniesStore(database).find(userId);
    if (!row?.professional_type) throw new HttpError(404, 'company_not_found');
    const { user_id: _, professional_type, ...company } = row;
    return { professional_type, ...company };
  }

  /** @throws HttpError 409 company_exists; InvalidFieldsError */
  async function create(userId: number, form: CreateCompany): Promise<Company> {
    const company = readProfileFields<CompanyTable>(form, KINDS) as Omit<CompanyTable, 'user_id'>;
    await database.transaction().execute(async (within) => {
      const store = createCompaniesStore(within);
      const isNew = await store.add({ ...company, user_id: userId });
      if (!isNew) throw new HttpError(409, 'company_exists');
      await store.changeType(userId, form.professional_type);
    });
    return get(userId);
  }

  /** @throws HttpError 404 company_not_found; InvalidFieldsError */
  async function update(userId: number, form: UpdateCompany): Promise<Company> {
    await get(userId);
    const changes = readProfileFields<CompanyTable>(form, KINDS);
    await database.transaction().execute(async (within) => {
      const store = createCompaniesStore(within);
      await store.change(userId, changes);
      if (form.professional_type) await store.changeType(userId, form.professional_type);
    });
    return get(userId);
  }

  return { get, create, update };
}

export type CompanyService = ReturnType<typeof createCompanyService>;
