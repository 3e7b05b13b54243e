import type { LogAsAnswer, Tokens } from '@campavia/contracts';

import { readTokens, TOKEN_COOKIES, type KeptTokens } from '../token-cookies';

const REFRESH_SECONDS = 2_592_000;

type Page = Pick<Window, 'document' | 'location'>;

/** The browser keeps no cookies of this site, so that nobody can be signed in. */
export class CookiesRefused extends Error {
  override name = 'CookiesRefused';

  constructor() {
    super('The browser keeps no cookies of this site');
  }
}

/** Keeps the tokens of somebody's own session, and no others. @throws CookiesRefused */
export function keepTokens(page: Page, { access_token, refresh_token, expires_in }: Tokens): void {
  write(page, 'access', access_token, expires_in);
  write(page, 'refresh', refresh_token, REFRESH_SECONDS);
  drop(page, 'actor');
}

/** Keeps the token to act as somebody with; the refresh token of staff waits aside. @throws CookiesRefused */
export function keepActing(page: Page, answer: LogAsAnswer, own: KeptTokens): void {
  write(page, 'access', answer.access_token, answer.expires_in);
  if (own.refresh) write(page, 'actor', own.refresh, REFRESH_SECONDS);
  drop(page, 'refresh');
}

/** Keeps nothing any more. */
export function dropTokens(page: Page): void {
  for (const name of ['access', 'refresh', 'actor'] as const) drop(page, name);
}

function write(page: Page, name: keyof KeptTokens, value: string, seconds: number): void {
  const isKept = () => readTokens(page.document)[name] === value;
  if (!assign(page, `${TOKEN_COOKIES[name]}=${value}; Max-Age=${seconds}`, isKept))
    throw new CookiesRefused();
}

function drop(page: Page, name: keyof KeptTokens): void {
  assign(page, `${TOKEN_COOKIES[name]}=; Max-Age=0`, () => readTokens(page.document)[name] === undefined);
}

/**
 * Writes a cookie that only https carries. Safari takes none of these from a page of http, `localhost` included; on this
 * machine, where nobody listens on the way, it is then written without.
 */
function assign({ document, location }: Page, text: string, isDone: () => boolean): boolean {
  document.cookie = `${text}; Path=/; Secure; SameSite=Lax`;
  if (!isDone() && isOnThisMachine(location)) document.cookie = `${text}; Path=/; SameSite=Lax`;
  return isDone();
}

function isOnThisMachine({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'http:' && /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
