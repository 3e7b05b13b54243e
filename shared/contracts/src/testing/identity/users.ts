import type { Me, SignUp, User } from '../../identity/users';

const person = {
  id: 41,
  first_name: 'Camille',
  photo: null,
  profile_picture: null,
  joined_at: '2024-05-02T00:00:00Z',
  is_owner: false,
  professional: false,
  professional_type: null,
} satisfies Partial<Me>;

/** A user as others see them. */
export function aUser(over: Partial<User> = {}): User {
  return { ...person, languages_spoken: ['fr', 'en'], answer_rate_as_owner: null, ...over };
}

/** A guest who is signed in, with everything confirmed and nothing rented yet. */
export function aMe(over: Partial<Me> = {}): Me {
  return {
    ...person,
    email: 'guest@campavia.test',
    email_confirmed: true,
    pending_email: null,
    last_name: 'Fournier',
    borned_on: '1988-04-12',
    is_active: true,
    is_staff: false,
    booking_as_guest: 0,
    booking_as_owner: 0,
    camper_count: 0,
    phone: '+33612345678',
    phone_certified: true,
    locale: 'fr',
    street: '12 rue des Lilas',
    zipcode: '69003',
    city: 'Lyon',
    country: 'FR',
    languages_spoken: ['fr', 'en'],
    documents: [],
    actor: null,
    ...over,
  };
}

/** A valid sign-up. */
export function aSignUp(over: Partial<SignUp> = {}): SignUp {
  return {
    email: 'marta@example.org',
    password: 'green camper 27',
    first_name: 'Marta',
    last_name: 'Solé',
    locale: 'ca',
    terms: true,
    ...over,
  };
}
