import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum age of a signature. */
const SIGNATURE_LIFE_SECONDS = 300;

/** Signature header: `t=<seconds of the epoch>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const SIGNATURE_HEADER = 'psp-signature';

const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Derives the key of a purpose from the shared secret. */
export function keyOf(secret: string, purpose: 'calls' | 'webhooks'): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

/** Signs a body with a timestamp in seconds of the epoch. */
export function signBody(body: string, { key, seconds }: { key: string; seconds: number }): string {
  return `t=${seconds},v1=${hmacOf(body, key, seconds)}`;
}

/** Why a signature is invalid; undefined when it is valid. */
export function problemOfSignature(
  header: unknown,
  { body, key, seconds }: { body: string; key: string; seconds: number },
): string | undefined {
  const parts = FORM.exec(typeof header === 'string' ? header : '');
  if (!parts) return 'no signature';
  const [, at = '', signature = ''] = parts;
  if (Math.abs(seconds - Number(at)) > SIGNATURE_LIFE_SECONDS) return 'signed too long ago, or in the future';
  const right = Buffer.from(hmacOf(body, key, Number(at)));
  return timingSafeEqual(right, Buffer.from(signature))
    ? undefined
    : 'signed with another key, or changed since';
}

function hmacOf(body: string, key: string, seconds: number): string {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
}
