import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

interface About {
  issuer: string;
  audience: string;
  subject: string;
  seconds: number;
}

const KEY_ID = 'sandbox';

/** A key that signs ID tokens; created on first use and kept in memory. */
export function createSigningKey() {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const pair = () => (made ??= generateKeyPair('RS256'));

  /** Uses the real time, because the identity provider does not follow our clock. */
  async function sign(claims: JWTPayload, { issuer, audience, subject, seconds }: About): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign((await pair()).privateKey);
  }

  async function publicKey() {
    return { ...(await exportJWK((await pair()).publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  }

  return { sign, publicKey };
}
