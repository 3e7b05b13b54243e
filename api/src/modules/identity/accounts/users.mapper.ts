import type { Me, User } from '@campavia/contracts';

import type { UserRow } from './users.store';

/** The public profile of a user. */
export function toUser(row: UserRow): User {
  const { languages_spoken, answer_rate_as_owner } = row;
  return { ...publicPart(row), languages_spoken, answer_rate_as_owner };
}

/** Users as they see themselves, with the status of their documents and the staff member who acts as them. */
export function toMe(row: UserRow, { documents, actor }: Pick<Me, 'documents' | 'actor'>): Me {
  return {
    ...publicPart(row),
    email: row.email,
    email_confirmed: row.email_confirmed_at !== null,
    pending_email: row.pending_email,
    last_name: row.last_name,
    borned_on: row.borned_on,
    is_active: row.is_active,
    is_staff: row.is_staff,
    booking_as_guest: row.bookings_as_guest,
    booking_as_owner: row.bookings_as_owner,
    camper_count: row.camper_count,
    phone: row.phone,
    phone_certified: row.phone_certified_at !== null,
    locale: row.locale,
    street: row.street,
    zipcode: row.zipcode,
    city: row.city,
    country: row.country,
    languages_spoken: row.languages_spoken,
    documents,
    actor,
  };
}

function publicPart({ id, first_name, picture, joined_on, camper_count, professional_type }: UserRow) {
  const url = picture === null ? null : `/media/users/${picture}`;
  return {
    id,
    first_name,
    photo: url,
    profile_picture: url === null ? null : { url },
    joined_at: `${joined_on}T00:00:00Z`,
    is_owner: camper_count > 0,
    professional: professional_type !== null,
    professional_type,
  };
}
