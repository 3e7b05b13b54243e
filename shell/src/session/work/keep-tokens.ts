import type { LogAsAnswer, Tokens } from '@campavia/contracts';

import { TOKEN_COOKIES, type KeptTokens } from '../token-cookies';

const REFRESH_SECONDS = 2_592_000;
const TERMS = 'Path=/; Secure; SameSite=Lax';

type Jar = Pick<Document, 'cookie'>;

/** Keeps the tokens of somebody's own session, and no others. */
export function keepTokens(jar: Jar, { access_token, refresh_token, expires_in }: Tokens): void {
  write(jar, 'access', access_token, expires_in);
  write(jar, 'refresh', refresh_token, REFRESH_SECONDS);
  drop(jar, 'actor');
}

/** Keeps the token to act as somebody with; the refresh token of staff waits aside. */
export function keepActing(jar: Jar, answer: LogAsAnswer, own: KeptTokens): void {
  write(jar, 'access', answer.access_token, answer.expires_in);
  if (own.refresh) write(jar, 'actor', own.refresh, REFRESH_SECONDS);
  drop(jar, 'refresh');
}

/** Keeps nothing any more. */
export function dropTokens(jar: Jar): void {
  for (const name of ['access', 'refresh', 'actor'] as const) drop(jar, name);
}

function write(jar: Jar, name: keyof KeptTokens, value: string, seconds: number): void {
  jar.cookie = `${TOKEN_COOKIES[name]}=${value}; Max-Age=${seconds}; ${TERMS}`;
}

function drop(jar: Jar, name: keyof KeptTokens): void {
  write(jar, name, '', 0);
}
