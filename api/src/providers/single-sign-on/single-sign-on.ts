import type { SingleSignOn as SingleSignOnAddress } from '@campavia/contracts';

/** What somebody came back from the identity provider with, and what it had been asked with. */
export interface CodeExchange {
  code: string;
  codeVerifier: string;
  redirectUri: string;
  nonce: string;
}

/** Whom an identity provider says it has before it. */
export interface ProviderIdentity {
  /** Who says so. */
  issuer: string;
  /** The provider's own name for the person, which never becomes somebody else's. */
  subject: string;
  email: string;
  /** Whether the provider knows that the address is theirs. */
  isEmailVerified: boolean;
  firstName?: string;
  lastName?: string;
}

/** An identity provider that people sign in by. */
export interface SingleSignOn {
  /** Where browsers ask. @throws SingleSignOnFailure away */
  address(): Promise<SingleSignOnAddress>;
  /** Whom a code stands for. @throws SingleSignOnFailure */
  identify(exchange: CodeExchange): Promise<ProviderIdentity>;
}

/** The provider says no to the code; there is no answer from it, or one that makes no sense. */
export type SingleSignOnFailureKind = 'refused' | 'away';

/** Why nobody was identified. */
export class SingleSignOnFailure extends Error {
  constructor(
    readonly kind: SingleSignOnFailureKind,
    cause: unknown,
  ) {
    super(`Nobody identified: ${kind}`, { cause });
  }
}
