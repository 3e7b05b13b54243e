import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';

import type { PasskeyOptions, Tokens } from '@campavia/contracts';

import type { ServiceContext } from '../../../core/app-context';
import { OauthError } from '../../../core/http-errors';
import { createFailedAttemptGuard } from '../../../core/rate-limits/failed-attempt-guard';
import { openSession } from '../sessions/issue-tokens';
import { createPasskeysStore, type PasskeyRow } from './passkeys.store';
import { challengeExpiry, relyingPartyOf } from './relying-party';

const MINUTE_MS = 60_000;

type Needs = Pick<ServiceContext, 'database' | 'clock' | 'rateLimits' | 'settings'>;

export interface PasskeyCredentials {
  /** An AuthenticationResponseJSON as text. */
  assertion: string;
  clientId: string | undefined;
  /** Network of the call, see `clientNetworkOf`. */
  network: string;
  userAgent: string | undefined;
}

/** Signs in with a passkey, without a user name: the device knows its passkeys for this site. */
export function createSignInWithPasskey({ database, clock, rateLimits, settings }: Needs) {
  const store = createPasskeysStore(database);
  const party = relyingPartyOf(settings);
  const perNetwork = rateLimits.limiter('passkey-options', { most: 120, withinMs: MINUTE_MS });
  const failuresPerNetwork = createFailedAttemptGuard({
    failures: rateLimits.limiter('sign-in-passkey', { most: 30, withinMs: MINUTE_MS }),
    maxConcurrent: 50,
  });

  /** A challenge, valid once and for five minutes. @throws TooManyRequestsError */
  async function prepare(network: string): Promise<PasskeyOptions> {
    await perNetwork.take(network);
    const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
    await store.addChallenge(options.challenge, null, challengeExpiry(clock.now()));
    return { ...options };
  }

  async function verify(assertion: string): Promise<PasskeyRow | undefined> {
    const response = parseAssertion(assertion);
    const passkey = response && (await store.findByCredential(response.id.replaceAll('\0', '')));
    if (!passkey) return undefined;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => store.takeChallenge(challenge, null, clock.now()),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    await store.markUsed(passkey.id, { counter: verified.authenticationInfo.newCounter, at: clock.now() });
    return passkey;
  }

  /** @throws OauthError for an unknown passkey or an invalid signature; TooManyRequestsError */
  async function signIn(credentials: PasskeyCredentials): Promise<Tokens> {
    const { assertion, network, clientId, userAgent } = credentials;
    const passkey = await failuresPerNetwork.guard(network, () => verify(assertion));
    if (!passkey) throw new OauthError('invalid_grant', 'This passkey is not known, or was used before');
    const person = await database
      .selectFrom('app_user')
      .select(['id', 'is_active'])
      .where('id', '=', passkey.user_id)
      .executeTakeFirstOrThrow();
    if (!person.is_active) throw new OauthError('access_denied', 'This account is suspended');
    return openSession({ userId: person.id, clientId, userAgent, passkeyId: passkey.id }, database, clock);
  }

  return { prepare, signIn };
}

export type PasskeySignIn = ReturnType<typeof createSignInWithPasskey>;
export type SignInWithPasskey = PasskeySignIn['signIn'];

function parseAssertion(text: string): AuthenticationResponseJSON | undefined {
  try {
    const parsed = JSON.parse(text) as AuthenticationResponseJSON;
    return typeof parsed?.id === 'string' && typeof parsed.response === 'object' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
