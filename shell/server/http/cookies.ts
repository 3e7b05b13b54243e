import type { FastifyRequest } from 'fastify';

import { schemeOf } from './scheme';

/** Every value that was sent under a cookie's name; a page of a neighbouring host can add one of its own. */
export function readCookies(header: string | undefined, name: string): string[] {
  return (header?.split(';') ?? []).flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });
}

/** The value of a cookie as it was sent; undefined without one. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return readCookies(header, name)[0];
}

/** A cookie that only the server reads. Zero seconds remove it; without any it ends with the browser. */
export function serverCookie(
  request: FastifyRequest,
  name: string,
  { value, seconds }: { value: string; seconds?: number },
): string {
  const secure = schemeOf(request) === 'https' ? '; Secure' : '';
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${name}=${value}${life}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
