import type { Site } from '@campavia/i18n/sites';

import type { Clock } from '../../../core/clock';
import { createFieldReader } from '../../../core/field-reader';
import type { ProviderIdentity } from '../../../providers/single-sign-on/single-sign-on';
import type { NewUser } from '../accounts/users.store';

const MAX_NAME_LENGTH = 80;
const UNKNOWN = '–';

/** A new account with data of the identity provider. It has no password. */
export function userFromProvider(person: ProviderIdentity, site: Site, clock: Clock): NewUser {
  const { email, firstName, lastName } = person;
  const { language, locale, country } = site;
  return {
    email,
    first_name: nameOf(firstName) ?? nameIn(email),
    last_name: nameOf(lastName) ?? UNKNOWN,
    language,
    locale,
    country,
    password_hash: null,
    joined_on: clock.today(),
    terms_accepted_at: clock.now(),
    email_confirmed_at: clock.now(),
    phone: null,
    borned_on: null,
  };
}

function nameOf(name: string | undefined): string | undefined {
  return createFieldReader().line(
    'name',
    Array.from(name ?? '')
      .slice(0, MAX_NAME_LENGTH)
      .join(''),
  );
}

// Only the first word, because the name is public and the e-mail address is private.
function nameIn(email: string): string {
  const [word = ''] = /^\p{L}{2,}/u.exec(email) ?? [];
  return word ? word.charAt(0).toUpperCase() + word.slice(1) : UNKNOWN;
}
