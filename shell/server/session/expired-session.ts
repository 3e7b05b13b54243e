import { TOKEN_COOKIES } from '../../src/session/token-cookies';

/** The attributes must match those with which the page wrote the cookies. */
export function expiredSession(): string[] {
  return Object.values(TOKEN_COOKIES).map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax; Secure`);
}
