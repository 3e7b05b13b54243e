import { http } from '@campavia/api-client/core';
import type { AddPasskey, Passkey, PasskeyOptions, Passkeys, Tokens } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

export const passkeyKeys = { list: () => 'me/passkeys' };

const MINE = '/3/users/me/passkeys/';

/** The passkeys of the signed-in user. */
export function getPasskeys(options: EndpointOptions = {}): Promise<Passkeys> {
  return (options.http ?? http()).get<Passkeys>(MINE, options);
}

/**
 * The options for creating a passkey.
 * @throws ApiError 400 under `password` for a wrong one; 409 `passkeys_full`; 429
 */
export function preparePasskey(password: string, options: EndpointOptions = {}): Promise<PasskeyOptions> {
  return (options.http ?? http()).post<PasskeyOptions>(`${MINE}options/`, { password }, options);
}

/**
 * Adds the passkey that a device created. @throws ApiError 400 `passkey_invalid` or under `name`; 409 `passkey_known`
 */
export function addPasskey(form: AddPasskey, options: EndpointOptions = {}): Promise<Passkey> {
  return (options.http ?? http()).post<Passkey>(MINE, form, options);
}

/** Renames a passkey. @throws ApiError 400 under `name`; 404 `passkey_not_found` */
export function renamePasskey(id: number, name: string, options: EndpointOptions = {}): Promise<Passkey> {
  return (options.http ?? http()).patch<Passkey>(`${MINE}${id}/`, { name }, options);
}

/** Deletes a passkey. @throws ApiError 404 `passkey_not_found` */
export async function removePasskey(id: number, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete(`${MINE}${id}/`, undefined, options);
}

/** The challenge for signing in with a passkey. @throws ApiError 429 */
export function preparePasskeySignIn(options: EndpointOptions = {}): Promise<PasskeyOptions> {
  return (options.http ?? http()).post<PasskeyOptions>('/v4/passkeys/options/', undefined, options);
}

/**
 * Tokens for the response of a passkey, an AuthenticationResponseJSON of WebAuthn.
 * @throws ApiError 400 `invalid_grant` for an unknown passkey or a repeated response; `access_denied` for a suspended
 * account; 429
 */
export function signInWithPasskey(
  assertion: object,
  clientId: string,
  options: EndpointOptions = {},
): Promise<Tokens> {
  const form = new URLSearchParams({
    grant_type: 'passkey',
    client_id: clientId,
    assertion: JSON.stringify(assertion),
  });
  return (options.http ?? http()).post<Tokens>('/oauth/token/', form, options);
}
