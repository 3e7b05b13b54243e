import type { SignUp } from '@campavia/contracts';
import { siteOf, DEFAULT_SITE } from '@campavia/i18n/sites';

import { createFieldReader } from '../../../core/field-reader';
import { InvalidFieldsError } from '../../../core/http-errors';
import type { IdentityContext } from '../identity-context';
import { hashPassword, findWeakness } from '../passwords/passwords';
import { readPersonalDetails } from './read-personal-details';
import { createUsersStore, type NewUser } from './users.store';

const WITHIN_MS = 600_000;

/** How a new account's address is confirmed: by an e-mailed link, or not at all (sandbox). */
export type Confirmation = 'mail' | 'none';

/** Registration of new users. */
export function createSignUp({ database, clock, emailAddresses, rateLimits }: IdentityContext) {
  const attempts = rateLimits.limiter('sign-up', { most: 120, withinMs: WITHIN_MS });

  function read(form: SignUp): Omit<NewUser, 'password_hash' | 'email_confirmed_at'> {
    const fields = createFieldReader();
    const site = siteOf(form.locale) ?? DEFAULT_SITE;
    const [name = ''] = form.email.split('@');
    const person = {
      email: fields.email('email', form.email) ?? '',
      first_name: fields.line('first_name', form.first_name) ?? '',
      last_name: fields.line('last_name', form.last_name) ?? '',
    };
    const weakness = findWeakness(form.password, [form.email, name, form.first_name, form.last_name]);
    if (weakness) fields.refuse('password', weakness.id, weakness.values);
    if (!form.terms) fields.refuse('terms', 'field_terms');
    const { phone = null, borned_on = null } = readPersonalDetails(form, fields, clock.today());
    fields.settle();
    const { language, locale, country } = site;
    const [joined_on, terms_accepted_at] = [clock.today(), clock.now()];
    return { ...person, phone, borned_on, language, locale, country, joined_on, terms_accepted_at };
  }

  /**
   * Creates an account and returns its id.
   * @throws InvalidFieldsError for all invalid fields, and for an address that is taken; TooManyRequestsError
   */
  return async function signUp(form: SignUp, network: string, confirmation: Confirmation): Promise<number> {
    const about = read(form);
    await attempts.take(network);
    const email_confirmed_at = confirmation === 'none' ? clock.now() : null;
    const person = { ...about, password_hash: await hashPassword(form.password), email_confirmed_at };
    return database.transaction().execute(async (within) => {
      const id = await createUsersStore(within).insert(person);
      if (id === undefined) throw new InvalidFieldsError({ email: { id: 'field_email_taken' } });
      if (confirmation === 'mail') await emailAddresses.sendConfirmationLink({ ...person, id }, within);
      return id;
    });
  };
}
