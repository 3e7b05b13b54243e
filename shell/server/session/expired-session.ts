import { TOKEN_COOKIES } from '../../src/session/token-cookies';

/** The cookies of a session, as the answer to a sign-out removes them: the page wrote them with these attributes. */
export function expiredSession(): string[] {
  return Object.values(TOKEN_COOKIES).map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax; Secure`);
}
