import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

import type { AddPasskey, Passkey, PasskeyOptions } from '@campavia/contracts';

import { createFieldReader } from '../../../core/field-reader';
import { HttpError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import type { IdentityContext } from '../identity-context';
import { createSessionsStore } from '../sessions/sessions.store';
import type { SignedIn } from '../signed-in.service';
import { toPasskey } from './passkeys.mapper';
import { createPasskeysStore } from './passkeys.store';
import { challengeExpiry, relyingPartyOf } from './relying-party';

/** Upper bound per account. */
const MOST_PASSKEYS = 20;

/** Adds passkeys to the account of a user. */
export function createAddPasskey({ database, clock, settings, passwordCheck, emails }: IdentityContext) {
  const store = createPasskeysStore(database);
  const party = relyingPartyOf(settings);

  /**
   * Options for the device to create a passkey. Requires the password, because a passkey gives access to the account.
   * @throws InvalidFieldsError for a wrong password; HttpError 409 passkeys_full; TooManyRequestsError
   */
  async function prepare({ userId }: SignedIn, password: string | undefined): Promise<PasskeyOptions> {
    const person = await passwordCheck.check(userId, 'password', password);
    const known = await store.list(userId);
    if (known.length >= MOST_PASSKEYS) throw new HttpError(409, 'passkeys_full');
    const options = await generateRegistrationOptions({
      rpID: party.id,
      rpName: party.name,
      userID: new TextEncoder().encode(String(userId)),
      userName: person.email,
      userDisplayName: person.first_name,
      attestationType: 'none',
      excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await store.addChallenge(options.challenge, userId, challengeExpiry(clock.now()));
    return { ...options };
  }

  /** @throws InvalidFieldsError for an invalid name; HttpError 400 passkey_invalid; 409 passkey_known */
  async function add({ userId, sessionId }: SignedIn, form: AddPasskey): Promise<Passkey> {
    const name = readPasskeyName(form.name);
    const credential = await verify(userId, form);
    const row = await database.transaction().execute(async (within) => {
      const added = await createPasskeysStore(within).insert({
        user_id: userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: form.response.response.transports ?? [],
        name,
        created_at: clock.now(),
      });
      if (added) await emails.send('passkey_added', await findReader(within, userId), within);
      return added;
    });
    if (!row) throw new HttpError(409, 'passkey_known');
    return toPasskey(row, await createSessionsStore(database).passkeyOf(sessionId));
  }

  async function verify(userId: number, { response }: AddPasskey) {
    const verified = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => store.takeChallenge(challenge, userId, clock.now()),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verified?.verified) throw new HttpError(400, 'passkey_invalid');
    return verified.registrationInfo.credential;
  }

  return { prepare, add };
}

function findReader(within: Database, userId: number) {
  return within
    .selectFrom('app_user')
    .select(['email', 'language', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** @throws InvalidFieldsError for an invalid name */
export function readPasskeyName(text: string): string {
  const fields = createFieldReader();
  const name = fields.line('name', text);
  fields.settle();
  return name ?? '';
}
