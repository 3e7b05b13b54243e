import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** The provider's behaviour for a code. */
export interface Behaviour {
  /** Claims of the ID token beside those of an ordinary one; undefined leaves one out. */
  claims?: JWTPayload;
  /** What its userinfo endpoint answers. */
  userinfo?: JWTPayload;
  /** Signs with a key that it does not publish. */
  isForged?: boolean;
  /** Answers this instead of tokens. */
  answer?: [status: number, body: string];
}

/**
 * An identity provider that answers as OpenID Connect Core 1.0 (sections 3.1.3 and 5.3) and Discovery 1.0 (section 4.2)
 * require, depending on the code.
 */
export async function startStandardProvider(behaviours: Record<string, Behaviour>) {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const asked: { path: string; body: URLSearchParams; authorization?: string }[] = [];
  let latest: Behaviour = {};

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = new URLSearchParams(Buffer.concat(chunks).toString());
      const path = request.url ?? '';
      asked.push({ path, body, authorization: request.headers.authorization });
      void answerTo(path, body).then(([status, text]) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(text),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realm`;

  async function answerTo(path: string, body: URLSearchParams): Promise<[number, string]> {
    if (path === '/realm/.well-known/openid-configuration') return [200, JSON.stringify(metadata())];
    if (path === '/realm/keys') return [200, JSON.stringify({ keys: [await publicKey()] })];
    if (path === '/realm/userinfo') return [200, JSON.stringify({ sub: 'person-1', ...latest.userinfo })];
    if (path === '/realm/token') return tokens(body);
    return [404, '{}'];
  }

  function metadata() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  const publicKey = async () => ({ ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256' });

  async function tokens(body: URLSearchParams): Promise<[number, string]> {
    latest = behaviours[body.get('code') ?? ''] ?? { answer: [400, '{"error":"invalid_grant"}'] };
    if (latest.answer) return latest.answer;
    const ordinary = { iss: issuer, aud: 'campavia', sub: 'person-1', nonce: 'nonce-1', ...latest.claims };
    const id_token = await new SignJWT(ordinary)
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .setIssuedAt()
      .setExpirationTime(ordinary.exp ?? '5m')
      .sign((latest.isForged ? foreign : own).privateKey);
    return [200, JSON.stringify({ access_token: 'access-1', token_type: 'Bearer', id_token })];
  }

  const close = () => new Promise((done) => server.close(done));
  return { issuer, asked, close };
}
