import { electronicFormatIBAN, isSEPACountry, validateIBAN, ValidationErrorsIBAN } from 'ibantools';

export type IbanProblem = 'needed' | 'noCountry' | 'wrongLength' | 'wrongDigits' | 'notPaid';

/** Checks an IBAN by the rules of its country; undefined for a valid one for payouts. */
export function findIbanProblem(written: string): IbanProblem | undefined {
  const iban = electronicFormatIBAN(written) ?? '';
  if (!iban) return 'needed';
  const { valid, errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) return 'noCountry';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return 'wrongLength';
  if (!valid) return 'wrongDigits';
  return isSEPACountry(iban.slice(0, 2)) ? undefined : 'notPaid';
}
