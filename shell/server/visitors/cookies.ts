import type { FastifyRequest } from 'fastify';

/** The value of a cookie as it was sent; undefined without one. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** `; Secure` where the visitor came by https. */
export function secureIfHttps(request: FastifyRequest): string {
  return request.protocol === 'https' ? '; Secure' : '';
}

/** A cookie that only the server reads. Zero seconds remove it. */
export function serverCookie(
  request: FastifyRequest,
  name: string,
  { value, seconds }: { value: string; seconds: number },
): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secureIfHttps(request)}`;
}
