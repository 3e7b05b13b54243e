import type { Company, CreateCompany, UpdateCompany } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import type { CompanyTable } from '../../database/identity-schema';
import { HttpError } from '../../core/http-errors';
import type { FieldReader } from '../../core/field-reader';
import { createCompaniesStore } from './companies.store';
import { ADDRESS_FIELDS, readProfileFields, type FieldType } from './read-profile-fields';
import { readVatNumber } from './vat-number';

/** What an owner enters of a company. */
type CompanyFields = Omit<CompanyTable, 'user_id' | 'ended_at' | 'ended_type'>;

const KINDS: Record<Exclude<keyof CompanyFields, 'vat_number'>, FieldType> = {
  name: 'line',
  registration_number: 'line',
  email: 'email',
  phone: 'phone',
  ...ADDRESS_FIELDS,
};

/** The company an owner rents campers out for; having one makes the user a professional. */
export function createCompanyService({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  /** @throws HttpError 404 company_not_found */
  async function get(userId: number): Promise<Company> {
    const row = await createCompaniesStore(database).find(userId);
    if (!row?.professional_type) throw new HttpError(404, 'company_not_found');
    const { user_id: _, ended_at: __, ended_type: ___, professional_type, ...company } = row;
    return { professional_type, ...company };
  }

  /** @throws HttpError 409 company_exists; InvalidFieldsError */
  async function create(userId: number, form: CreateCompany): Promise<Company> {
    const company = read(form, form.country) as CompanyFields;
    await database.transaction().execute(async (within) => {
      const store = createCompaniesStore(within);
      const isNew = await store.add({ ...company, user_id: userId });
      if (!isNew) throw new HttpError(409, 'company_exists');
      await store.changeType(userId, form.professional_type);
      await store.endBankAccount(userId, clock.now());
    });
    return get(userId);
  }

  /** @throws HttpError 404 company_not_found; InvalidFieldsError */
  async function update(userId: number, form: UpdateCompany): Promise<Company> {
    const { country } = await get(userId);
    const changes = read(form, form.country ?? country);
    await database.transaction().execute(async (within) => {
      const store = createCompaniesStore(within);
      await store.change(userId, changes);
      if (form.professional_type) await store.changeType(userId, form.professional_type);
    });
    return get(userId);
  }

  /**
   * Makes the owner private again. The bank account of the company ends with it.
   * @throws HttpError 404 company_not_found; 409 company_has_trips, company_money_open
   */
  async function end(userId: number): Promise<void> {
    await database.transaction().execute(async (within) => {
      const store = createCompaniesStore(within);
      const company = await store.find(userId);
      if (!company?.professional_type) throw new HttpError(404, 'company_not_found');
      const open = await store.findOpen(userId, clock.now());
      if (open.trips > 0) throw new HttpError(409, 'company_has_trips');
      if (open.money > 0) throw new HttpError(409, 'company_money_open');
      await store.end(userId, company.professional_type, clock.now());
      await store.endBankAccount(userId, clock.now());
    });
  }

  return { get, create, update, end };
}

export type CompanyService = ReturnType<typeof createCompanyService>;

function read(form: UpdateCompany, country: string): Partial<CompanyFields> {
  const { vat_number: written } = form;
  return readProfileFields<CompanyFields>(form, KINDS, (fields) =>
    written === undefined ? {} : { vat_number: written?.trim() ? vatNumber(fields, written, country) : null },
  );
}

function vatNumber(fields: FieldReader, written: string, country: string): string | null {
  return readVatNumber(written, country) ?? fields.refuse('vat_number', 'vat_number_invalid') ?? null;
}
