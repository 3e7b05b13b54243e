import type { UpdateDocument } from '@campavia/contracts';
import { TAX_COUNTRIES, TAX_NUMBER_EXAMPLES } from '@campavia/domain';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import { readNationalNumber } from '../../core/national-numbers/national-numbers';
import type { DocumentRow } from './documents.store';

/** Which numbers a country takes as tax numbers of people and companies (OECD, Tax identification numbers by jurisdiction). */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  AT: ['tin'],
  BE: ['nn', 'bis', 'vat'],
  CH: ['ssn', 'uid'],
  DE: ['idnr', 'stnr'],
  ES: ['nif'],
  FR: ['nif', 'siren'],
  GB: ['utr', 'nino'],
  IE: ['pps', 'vat'],
  IT: ['codicefiscale', 'iva'],
  NL: ['bsn'],
  PT: ['nif'],
};

/** Countries without check digits here: letters and digits. */
const PLAIN_NUMBER = /^[A-Z0-9]{6,16}$/;

/** A tax number as it is stored: without separators, with its country. */
export interface TaxNumber {
  number: string;
  issuing_country: string;
}

/**
 * Reads a tax number by the rules of its country; fields that the form leaves out are taken from the document.
 * @throws InvalidFieldsError on `number` and `issuing_country`
 */
export function readTaxNumber(form: UpdateDocument, row: Pick<DocumentRow, keyof TaxNumber>): TaxNumber {
  const fields = createFieldReader();
  const issuing_country = readCountry(fields, form.issuing_country ?? row.issuing_country);
  const number = readNumber(fields, form.number ?? row.number ?? '', issuing_country);
  fields.settle();
  return { number: number ?? '', issuing_country: issuing_country ?? '' };
}

function readCountry(fields: FieldReader, code: string | null): string | undefined {
  if (code === null) return fields.refuse('issuing_country', 'field_required');
  const isKnown = TAX_COUNTRIES.some((country) => country === code);
  return isKnown ? code : fields.refuse('issuing_country', 'field_not_a_choice');
}

function readNumber(fields: FieldReader, text: string, country: string | undefined): string | undefined {
  if (!text.trim()) return fields.refuse('number', 'field_required');
  if (country === undefined) return undefined;
  return compact(country, text) ?? refuse(fields, country);
}

function compact(country: string, text: string): string | undefined {
  const kinds = KINDS[country];
  if (kinds) return readNationalNumber(country, kinds, text);
  const plain = text.replace(/[\s./-]/g, '').toUpperCase();
  return PLAIN_NUMBER.test(plain) && /\d/.test(plain) ? plain : undefined;
}

function refuse(fields: FieldReader, country: string): undefined {
  const example = TAX_NUMBER_EXAMPLES[country];
  if (example === undefined) return fields.refuse('number', 'tax_number_unlike_any');
  return fields.refuse('number', 'tax_number_invalid', { example });
}
