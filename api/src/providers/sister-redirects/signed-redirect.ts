import { createHmac, timingSafeEqual } from 'node:crypto';

import { Type, type Static } from 'typebox';
import Value from 'typebox/value';

const RedirectSchema = Type.Object({
  camperId: Type.Integer(),
  returnUrl: Type.String({ pattern: '^https?://' }),
  endsAtMs: Type.Integer(),
});

/** What a link to the sandbox's sister platform vouches for. */
export type SignedRedirect = Static<typeof RedirectSchema>;

/** `<payload>.<HMAC-SHA256 of it>`, both base64url. */
export function signRedirect(redirect: SignedRedirect, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(redirect)).toString('base64url');
  return `${payload}.${signatureOf(payload, key).toString('base64url')}`;
}

/** What a token vouches for; undefined when it was not signed with the key, or is too old. */
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
