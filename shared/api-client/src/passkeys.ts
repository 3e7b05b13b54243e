import { http } from '@campavia/api-client/core';
import type { AddPasskey, Passkey, PasskeyOptions, Passkeys, Tokens } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

export const passkeyKeys = { list: () => 'me/passkeys' };

const MINE = '/3/users/me/passkeys/';

/** The passkeys of the user who is signed in. */
export function getPasskeys(options: EndpointOptions = {}): Promise<Passkeys> {
  return (options.http ?? http()).get<Passkeys>(MINE, options);
}

/**
 * What a device needs to make a passkey.
 * @throws ApiError 400 under `password` for a wrong one; 409 `passkeys_full`; 429
 */
export function preparePasskey(password: string, options: EndpointOptions = {}): Promise<PasskeyOptions> {
  return (options.http ?? http()).post<PasskeyOptions>(`${MINE}options/`, { password }, options);
}

/** Adds the passkey that a device made. @throws ApiError 400 `passkey_invalid` or under `name`; 409 `passkey_known` */
export function addPasskey(form: AddPasskey, options: EndpointOptions = {}): Promise<Passkey> {
  return (options.http ?? http()).post<Passkey>(MINE, form, options);
}

/** Names a passkey. @throws ApiError 400 under `name`; 404 `passkey_not_found` */
export function renamePasskey(id: number, name: string, options: EndpointOptions = {}): Promise<Passkey> {
  return (options.http ?? http()).patch<Passkey>(`${MINE}${id}/`, { name }, options);
}

/** Nobody can sign in with it any more. @throws ApiError 404 `passkey_not_found` */
export async function removePasskey(id: number, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete(`${MINE}${id}/`, undefined, options);
}

/** What a passkey has to sign for signing in. @throws ApiError 429 */
export function preparePasskeySignIn(options: EndpointOptions = {}): Promise<PasskeyOptions> {
  return (options.http ?? http()).post<PasskeyOptions>('/v4/passkeys/options/', undefined, options);
}

/**
 * Tokens for what a passkey signed, an AuthenticationResponseJSON of WebAuthn.
 * @throws ApiError 400 `invalid_grant` when the passkey is not known or signed before; `access_denied` for a suspended
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
