import { http } from '@campavia/api-client/core';
import type {
  AccountDeletion,
  MailPreferences,
  OwnSessions,
  PersonalData,
  UpdateMailPreferences,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

export const accountKeys = {
  sessions: () => 'me/sessions',
  mailPreferences: () => 'me/mail-preferences',
  deletion: () => 'me/deletion',
};

/** The browsers in which the user is signed in, this one first. */
export function getOwnSessions(options: EndpointOptions = {}): Promise<OwnSessions> {
  return (options.http ?? http()).get<OwnSessions>('/3/users/me/sessions/', options);
}

/** Ends one session of the user. @throws ApiError 404 `session_not_found` if it is signed out already */
export async function endSession(id: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete(
    `/3/users/me/sessions/${encodeURIComponent(id)}/`,
    undefined,
    options,
  );
}

/** Ends all other sessions of the user. */
export async function endOtherSessions(options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete('/3/users/me/sessions/', undefined, options);
}

/** The user’s preferences for e-mails that are not part of a booking. */
export function getMailPreferences(options: EndpointOptions = {}): Promise<MailPreferences> {
  return (options.http ?? http()).get<MailPreferences>('/3/users/me/mail-preferences/', options);
}

/** Updates the e-mail preferences at once. @throws ApiError 405 `email_not_confirmed` for the newsletter */
export function updateMailPreferences(
  changes: UpdateMailPreferences,
  options: EndpointOptions = {},
): Promise<MailPreferences> {
  return (options.http ?? http()).patch<MailPreferences>('/3/users/me/mail-preferences/', changes, options);
}

/** All data stored about the user. @throws ApiError 429 after ten requests per hour */
export function getPersonalData(options: EndpointOptions = {}): Promise<PersonalData> {
  return (options.http ?? http()).get<PersonalData>('/3/users/me/data/', options);
}

/** The reasons that prevent deleting the account now, and how many requests would be withdrawn with it. */
export function getAccountDeletion(options: EndpointOptions = {}): Promise<AccountDeletion> {
  return (options.http ?? http()).get<AccountDeletion>('/3/users/me/deletion/', options);
}
