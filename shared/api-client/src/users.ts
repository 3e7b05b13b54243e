import { http, isApiError } from '@campavia/api-client/core';
import type { Me, PhoneCertification, SignUp, UpdateMe, User } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The signed-in user. @throws ApiError 401 for a visitor, 403 when the session is no longer allowed. */
export function getMe(options: EndpointOptions = {}): Promise<Me> {
  return (options.http ?? http()).get<Me>('/3/users/me/', options);
}

/** The public data of a person. @throws ApiError 404 `user_not_found`. */
export function getUser(id: number, options: EndpointOptions = {}): Promise<User> {
  return (options.http ?? http()).get<User>(`/3/users/${id}/`, options);
}

/**
 * Creates an account and mails the link that confirms its address. Does not sign in.
 * @throws ApiError 400 with messages by field, also for a taken address; 429.
 */
export function signUp(form: SignUp, options: EndpointOptions = {}): Promise<Me> {
  return (options.http ?? http()).post<Me>('/3/users/', form, options);
}

/**
 * Changes the user's data. A new address takes effect once the link mailed to it is followed.
 * @throws ApiError 400 with messages by field.
 */
export function updateMe(changes: UpdateMe, options: EndpointOptions = {}): Promise<Me> {
  return (options.http ?? http()).patch<Me>('/3/users/me/', changes, options);
}

/** Time for ten megabytes at 0.8 Mbit/s. */
const TIMEOUT_MS = 120_000;

/**
 * Replaces the profile picture: JPEG, PNG, WebP or AVIF, 10 MB at most.
 * @throws ApiError 400 with a message under `image`; 429.
 */
export function uploadMyPicture(image: Blob, options: EndpointOptions = {}): Promise<Me> {
  const form = new FormData();
  form.set('image', image);
  return (options.http ?? http()).post<Me>('/3/users/me/pictures/', form, {
    timeoutMs: TIMEOUT_MS,
    ...options,
  });
}

/**
 * Deletes the account of the signed-in user.
 * @throws ApiError 409 `account_has_trips`, with the upcoming ones in `body.trips`.
 */
export async function deleteMe(options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete('/3/users/me/', undefined, options);
}

/**
 * Changes the password of the signed-in user; ends all their other sign-ins.
 * @throws ApiError 400 under `old_password` or `new_password`; 429 after too many wrong ones.
 */
export async function changePassword(
  oldPassword: string,
  newPassword: string,
  options: EndpointOptions = {},
): Promise<void> {
  const form = { old_password: oldPassword, new_password: newPassword };
  await (options.http ?? http()).post('/3/manage-password/', form, options);
}

/** Mails a link that sets a new password; the answer is the same for an unknown address. */
export async function requestPasswordLink(email: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/manage-password/', { email }, options);
}

/**
 * Sets a new password by the secret of a mailed link; ends all sign-ins.
 * @throws ApiError 400 `link_invalid`, or a message under `new_password`: the link then still works.
 */
export async function resetPassword(
  token: string,
  newPassword: string,
  options: EndpointOptions = {},
): Promise<void> {
  const form = { token, new_password: newPassword };
  await (options.http ?? http()).post('/3/manage-password/', form, options);
}

/**
 * Confirms an address by the secret of the link mailed to it, and returns the address.
 * @throws ApiError 400 `link_invalid` when the link was used or is too old.
 */
export async function confirmAddress(token: string, options: EndpointOptions = {}): Promise<string> {
  const client = options.http ?? http();
  const { email } = await client.post<{ email: string }>('/3/users/confirm/', { token }, options);
  return email;
}

/** Mails the confirmation link again. @throws ApiError 405 when the address is confirmed; 429. */
export async function sendConfirmation(options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/users/me/confirmation/', undefined, options);
}

/**
 * Mails the confirmation link again, unless it was followed meanwhile: in another tab, on the phone.
 *
 * @returns whether the link was sent; false if the address is confirmed already
 * @throws ApiError 429.
 */
export async function sendConfirmationIfNeeded(options: EndpointOptions = {}): Promise<boolean> {
  try {
    await sendConfirmation(options);
    return true;
  } catch (failure) {
    if (!isApiError(failure) || failure.code !== 'email_confirmed_already') throw failure;
    return false;
  }
}

/**
 * Sends a verification code to the phone of the profile, unless it is verified or a code was sent within half a minute.
 * Although it is a GET it has an effect: call it on a user's request, not to fill a screen.
 * @throws ApiError 405 `phone_missing`; 429.
 */
export function sendPhoneCode(options: EndpointOptions = {}): Promise<PhoneCertification> {
  return (options.http ?? http()).get<PhoneCertification>('/3/certify-phone/', options);
}

/** Verifies the phone by the code sent to it. @throws ApiError 400 for a wrong code. */
export function certifyPhone(code: string, options: EndpointOptions = {}): Promise<PhoneCertification> {
  return (options.http ?? http()).post<PhoneCertification>('/3/certify-phone/', { code }, options);
}
