import { TOKEN_COOKIES } from '../../src/session/token-cookies';
import { readCookies } from '../http/cookies';

/** Characters of a bearer token (RFC 6750); the length limit is ours. */
const TOKEN = /^[\w.~+/-]{1,2048}={0,2}$/;

export interface SentTokens {
  /** Undefined without a token, or if two contradict each other. */
  access: string | undefined;
  mayRenew: boolean;
}

export function readTokens(header: string | undefined): SentTokens {
  const under = (name: string) => new Set(readCookies(header, name).filter((value) => TOKEN.test(value)));
  const access = under(TOKEN_COOKIES.access);
  const [token] = access.size === 1 ? access : [];
  const isContradictory = access.size > 1;
  const hasMore = under(TOKEN_COOKIES.refresh).size > 0 || under(TOKEN_COOKIES.actor).size > 0;
  return { access: token, mayRenew: isContradictory || hasMore };
}
