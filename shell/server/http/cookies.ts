import { stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

import { schemeOf } from './scheme';

/** Several values if a page of a neighbouring host has set a cookie of the same name. */
export function readCookies(header: string | undefined, name: string): string[] {
  return (header?.split(';') ?? []).flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  return readCookies(header, name)[0];
}

// Our values need no escaping, and readers of the header do not decode them.
const asIs = (value: string) => value;

/** Zero seconds remove the cookie; without `seconds` it ends with the browser session. */
export function serverCookie(
  request: FastifyRequest,
  name: string,
  { value, seconds }: { value: string; seconds?: number },
): string {
  const secure = schemeOf(request) === 'https';
  const life = seconds === undefined ? {} : { maxAge: seconds };
  return stringifySetCookie(
    { name, value, ...life, path: '/', httpOnly: true, sameSite: 'lax', secure },
    { encode: asIs },
  );
}
