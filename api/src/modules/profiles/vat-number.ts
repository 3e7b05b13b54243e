import { readNationalNumber } from '../../core/national-numbers/national-numbers';

/** Check digits by the country of the number (European Commission, VIES, structure of VAT numbers). */
const KINDS: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  DE: 'vat',
  ES: 'nif',
  FR: 'tva',
  GB: 'vat',
  IE: 'vat',
  IT: 'iva',
  LU: 'tva',
  NL: 'btw',
  PT: 'nif',
};
const SWISS = /^CHE\d{9}(MWST|TVA|IVA)?$/;
const OTHER = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/;

/**
 * A VAT number with its country code and without separators; undefined when it is invalid.
 * @param country ISO 3166-1 alpha-2 of the company, for numbers without a country code
 */
export function readVatNumber(text: string, country: string): string | undefined {
  const written = text.replace(/[\s.-]/g, '').toUpperCase();
  if (SWISS.test(written)) return readNationalNumber('CH', ['uid'], written.slice(0, 12)) && written;
  const named = countryOf(written, country);
  const number = written.startsWith(named) ? written.slice(2) : written;
  const kind = KINDS[named];
  if (kind) return readNationalNumber(named, [kind], number) && `${named}${number}`;
  return OTHER.test(written) && /\d{2}/.test(written) ? written : undefined;
}

function countryOf(written: string, country: string): string {
  const prefix = /^[A-Z]{2}/.exec(written)?.[0];
  return prefix && prefix in KINDS ? prefix : country;
}
