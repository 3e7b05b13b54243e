import { createHmac, timingSafeEqual } from 'node:crypto';

import { Type, type Static } from 'typebox';
import Value from 'typebox/value';

const RedirectSchema = Type.Object({
  camperId: Type.Integer(),
  returnUrl: Type.String({ pattern: '^https?://' }),
  endsAtMs: Type.Integer(),
});

/** Signed content of a link to the sandbox's sister platform. */
export type SignedRedirect = Static<typeof RedirectSchema>;

/** `<payload>.<HMAC-SHA256 of it>`, both base64url. */
export function signRedirect(redirect: SignedRedirect, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(redirect)).toString('base64url');
  return `${payload}.${signatureOf(payload, key).toString('base64url')}`;
}

/** Verifies a token and returns its content; undefined when the signature is invalid or expired. */
export function readRedirect(
  token: string,
  { key, nowMs }: { key: Buffer; nowMs: number },
): SignedRedirect | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(payload, key)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const redirect: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return Value.Check(RedirectSchema, redirect) && redirect.endsAtMs > nowMs ? redirect : undefined;
}

function signatureOf(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
