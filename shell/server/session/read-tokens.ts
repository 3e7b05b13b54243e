import { TOKEN_COOKIES } from '../../src/session/token-cookies';
import { readCookies } from '../http/cookies';

/** What a bearer token may be written with (RFC 6750), in a length that no token of ours has. */
const TOKEN = /^[\w.~+/-]{1,2048}={0,2}$/;

export interface SentTokens {
  /** The one access token; undefined without any, or where two contradict each other. */
  access: string | undefined;
  mayRenew: boolean;
}

/** Reads the session's cookies; what can be no token is as good as none. */
export function readTokens(header: string | undefined): SentTokens {
  const under = (name: string) => new Set(readCookies(header, name).filter((value) => TOKEN.test(value)));
  const access = under(TOKEN_COOKIES.access);
  const [token] = access.size === 1 ? access : [];
  const isContradictory = access.size > 1;
  const hasMore = under(TOKEN_COOKIES.refresh).size > 0 || under(TOKEN_COOKIES.actor).size > 0;
  return { access: token, mayRenew: isContradictory || hasMore };
}
