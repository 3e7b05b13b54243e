import { createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'visitor' | 'mix' | 'page' | 'avoid';

const MAX_LENGTH = 2000;

function signatureOf(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

export function signText(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${signatureOf(secret, purpose, text)}`;
}

export function verifySignature(secret: string, purpose: Purpose, sealed: string): string | undefined {
  const dot = sealed.lastIndexOf('.');
  if (dot < 1 || sealed.length > MAX_LENGTH) return undefined;
  const text = sealed.slice(0, dot);
  // Compared as text, because several base64 spellings decode to the same bytes.
  const found = Buffer.from(sealed.slice(dot + 1));
  const wanted = Buffer.from(signatureOf(secret, purpose, text));
  return found.length === wanted.length && timingSafeEqual(found, wanted) ? text : undefined;
}

export function signJson(secret: string, purpose: Purpose, value: object): string {
  return signText(secret, purpose, Buffer.from(JSON.stringify(value)).toString('base64url'));
}

/** Only the origin is verified, not the shape of the value. */
export function verifyJson(secret: string, purpose: Purpose, sealed: string): unknown {
  const text = verifySignature(secret, purpose, sealed);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
