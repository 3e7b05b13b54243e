import type { LogAsAnswer, Tokens } from '@campavia/contracts';

import { readTokens, TOKEN_COOKIES, type SessionTokens } from '../token-cookies';

const REFRESH_SECONDS = 2_592_000;

type Page = Pick<Window, 'document' | 'location'>;

export class CookiesRefused extends Error {
  override name = 'CookiesRefused';

  constructor() {
    super('The browser keeps no cookies of this site');
  }
}

/** @throws CookiesRefused */
export function saveTokens(page: Page, { access_token, refresh_token, expires_in }: Tokens): void {
  write(page, 'access', access_token, expires_in);
  write(page, 'refresh', refresh_token, REFRESH_SECONDS);
  drop(page, 'actor');
}

/** The refresh token of staff is kept aside. @throws CookiesRefused */
export function saveActingTokens(page: Page, answer: LogAsAnswer, own: SessionTokens): void {
  write(page, 'access', answer.access_token, answer.expires_in);
  if (own.refresh) write(page, 'actor', own.refresh, REFRESH_SECONDS);
  drop(page, 'refresh');
}

export function dropTokens(page: Page): void {
  for (const name of ['access', 'refresh', 'actor'] as const) drop(page, name);
}

function write(page: Page, name: keyof SessionTokens, value: string, seconds: number): void {
  const isSaved = () => readTokens(page.document)[name] === value;
  if (!assign(page, `${TOKEN_COOKIES[name]}=${value}; Max-Age=${seconds}`, isSaved))
    throw new CookiesRefused();
}

function drop(page: Page, name: keyof SessionTokens): void {
  assign(page, `${TOKEN_COOKIES[name]}=; Max-Age=0`, () => readTokens(page.document)[name] === undefined);
}

/** Safari refuses `Secure` cookies on http pages, even on localhost; there they are written without it. */
function assign({ document, location }: Page, text: string, isDone: () => boolean): boolean {
  document.cookie = `${text}; Path=/; Secure; SameSite=Lax`;
  if (!isDone() && isOnThisMachine(location)) document.cookie = `${text}; Path=/; SameSite=Lax`;
  return isDone();
}

function isOnThisMachine({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'http:' && /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
