import type {
  Company,
  LegalProfile,
  Moneybox,
  Moneyboxes,
  PhoneCertification,
} from '../../identity/profiles';

const address = { street: '12 rue des Alpes', zipcode: '38000', city: 'Grenoble', country: 'FR' };

/** A phone number whose code has been sent. */
export function aPhoneCertification(over: Partial<PhoneCertification> = {}): PhoneCertification {
  return { phone: '+33612345678', certified: false, expires_at: '2027-03-15T08:10:00Z', ...over };
}

/** An unused rental credit. */
export function aMoneybox(over: Partial<Moneybox> = {}): Moneybox {
  return {
    id: 7,
    amount: '50.00',
    balance: '50.00',
    currency: 'EUR',
    reason: 'goodwill',
    created_at: '2027-01-10T09:00:00Z',
    expire_at: '2028-07-10T09:00:00Z',
    ...over,
  };
}

/** All rental credits of a user. */
export function someMoneyboxes(results: Moneybox[] = [aMoneybox()]): Moneyboxes {
  return { count: results.length, next: null, previous: null, results };
}

/** A rental company. */
export function aCompany(over: Partial<Company> = {}): Company {
  return {
    professional_type: 'BUSINESS',
    name: 'Alpes Évasion',
    registration_number: '303 265 045 00012',
    vat_number: 'FR40303265045',
    email: 'bonjour@alpes-evasion.test',
    phone: '+33476000000',
    ...address,
    ...over,
  };
}

/** Its representative. */
export function aLegalProfile(over: Partial<LegalProfile> = {}): LegalProfile {
  return {
    first_name: 'Sophie',
    last_name: 'Perrin',
    borned_on: '1979-11-03',
    nationality: 'FR',
    country_of_residence: 'FR',
    ...address,
    ...over,
  };
}
