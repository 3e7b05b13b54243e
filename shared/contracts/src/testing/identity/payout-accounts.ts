import type { CreateBeneficialOwner, UboDeclaration } from '../../identity/beneficial-owners';
import type { BankAccount, ChangeBankAccount } from '../../payments/bank-account';

/** An account that payouts go to. */
export function aBankAccount(over: Partial<BankAccount> = {}): BankAccount {
  return {
    iban: 'FR•• •••• 2606',
    holder: 'Camille Roux',
    country: 'FR',
    status: 'validated',
    confirm_url: null,
    held_until: null,
    ...over,
  };
}

/** The input for a bank account. */
export function aBankAccountForm(over: Partial<ChangeBankAccount> = {}): ChangeBankAccount {
  return {
    iban: 'FR14 2004 1010 0505 0001 3M02 606',
    holder: 'Camille Roux',
    street: '1 rue Haute',
    zipcode: '69001',
    city: 'Lyon',
    country: 'FR',
    ...over,
  };
}

/** The input for a beneficial owner. */
export function aBeneficialOwner(over: Partial<CreateBeneficialOwner> = {}): CreateBeneficialOwner {
  return {
    first_name: 'Jonas',
    last_name: 'Weber',
    birthday: '1980-05-17',
    birth_city: 'Bremen',
    birth_country: 'DE',
    nationality: 'DE',
    street: 'Hafenstraße 3',
    zipcode: '28195',
    city: 'Bremen',
    country: 'DE',
    ...over,
  };
}

/** A declaration with one person that is not submitted yet. */
export function aUboDeclaration(over: Partial<UboDeclaration> = {}): UboDeclaration {
  const person = { id: 'ubo-1', ...aBeneficialOwner() };
  return { id: 31, status: 'C', reason: null, users: [person], ...over };
}
