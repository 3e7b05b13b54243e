/** The cookies that tokens are kept in; pages and the site's server read them. */
export const TOKEN_COOKIES = {
  access: 'campaviaAPI_access_token',
  refresh: 'campaviaAPI_refresh_token',
  /** While staff act as somebody: the refresh token of their own session. */
  actor: 'campaviaAPI_actor_refresh_token',
} as const;

export type KeptTokens = Partial<Record<keyof typeof TOKEN_COOKIES, string>>;

/** The tokens that this browser keeps. Of two under one name the one for all paths counts: it is named last. */
export function readTokens({ cookie }: Pick<Document, 'cookie'>): KeptTokens {
  const cookies = cookie.split('; ');
  const valueOf = (name: string) =>
    cookies
      .filter((each) => each.startsWith(`${name}=`))
      .at(-1)
      ?.slice(name.length + 1) || undefined;
  const { access, refresh, actor } = TOKEN_COOKIES;
  return { access: valueOf(access), refresh: valueOf(refresh), actor: valueOf(actor) };
}

/** Says the same as long as the tokens are the same; empty without any. */
export function signatureOf({ access = '', refresh = '', actor = '' }: KeptTokens): string {
  return access + refresh + actor && [access, refresh, actor].join(' ');
}
