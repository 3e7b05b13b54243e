import type { SingleSignOn as SingleSignOnAddress } from '@campavia/contracts';

/** Parameters of the redirect back, with those of the original request. */
export interface CodeExchange {
  code: string;
  codeVerifier: string;
  redirectUri: string;
  nonce: string;
}

/** A user's identity according to the provider. */
export interface ProviderIdentity {
  /** The provider's issuer identifier. */
  issuer: string;
  /** The provider's permanent id of the user, never reassigned. */
  subject: string;
  email: string;
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean;
  firstName?: string;
  lastName?: string;
}

/** An identity provider for single sign-on. */
export interface SingleSignOn {
  /** Authorization endpoint and parameters. @throws SingleSignOnFailure away */
  address(): Promise<SingleSignOnAddress>;
  /** Exchanges a code for an identity. @throws SingleSignOnFailure */
  identify(exchange: CodeExchange): Promise<ProviderIdentity>;
}

/** The provider refused the code; or it did not answer, or its answer was invalid. */
export type SingleSignOnFailureKind = 'refused' | 'away';

/** A failed single sign-on. */
export class SingleSignOnFailure extends Error {
  constructor(
    readonly kind: SingleSignOnFailureKind,
    cause: unknown,
  ) {
    super(`No identity: ${kind}`, { cause });
  }
}
