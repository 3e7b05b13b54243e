import { electronicFormatIBAN, isSEPACountry, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

import type { ChangeBankAccount } from '@campavia/contracts';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import type { KeptOrder } from './sealed-orders';

const CURRENCIES: Readonly<Record<string, KeptOrder['currency']>> = { CH: 'CHF', LI: 'CHF', GB: 'GBP' };

/**
 * Reads an account to be paid to: by the rules of its country, and only where transfers in the SEPA reach.
 * @throws InvalidFieldsError
 */
export function readBankAccount(form: ChangeBankAccount): Omit<KeptOrder, 'isCompany'> {
  const fields = createFieldReader();
  const iban = readIban(fields, form.iban);
  const holder = fields.line('holder', form.holder);
  const street = fields.line('street', form.street);
  const zipcode = fields.line('zipcode', form.zipcode);
  const city = fields.line('city', form.city);
  const country = fields.country('country', form.country);
  fields.settle();
  return {
    iban: iban ?? '',
    holder: holder ?? '',
    address: { street: street ?? '', zipcode: zipcode ?? '', city: city ?? '', country: country ?? '' },
    currency: CURRENCIES[iban?.slice(0, 2) ?? ''] ?? 'EUR',
  };
}

function readIban(fields: FieldReader, written: string): string | undefined {
  const iban = electronicFormatIBAN(written) ?? '';
  if (!iban) return fields.refuse('iban', 'field_required');
  const { valid, errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry))
    return fields.refuse('iban', 'iban_no_country');
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) {
    return fields.refuse('iban', 'iban_wrong_length');
  }
  if (!valid) return fields.refuse('iban', 'iban_wrong_digits');
  return isSEPACountry(iban.slice(0, 2)) ? iban : fields.refuse('iban', 'iban_country_not_paid');
}
