import { SingleSignOnFailure, type ProviderIdentity } from './single-sign-on';

/** Claims of OpenID Connect Core 1.0, section 5.1, that are used; some providers send booleans as text. */
interface Claims {
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

/** The identity described by claims. @throws SingleSignOnFailure refused when they contain no e-mail address */
export function readIdentity(claims: Claims, issuer: string): ProviderIdentity {
  const { sub: subject, email, email_verified } = claims;
  if (typeof email !== 'string' || !email) throw new SingleSignOnFailure('refused', 'no address');
  const [first, ...rest] = (textOf(claims.name) ?? '').split(/\s+/);
  return {
    issuer,
    subject,
    email,
    isEmailVerified: email_verified === true || email_verified === 'true',
    firstName: textOf(claims.given_name) ?? textOf(first),
    lastName: textOf(claims.family_name) ?? textOf(rest.join(' ')),
  };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim.trim() ? claim.trim() : undefined;
}
