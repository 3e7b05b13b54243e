/** Page and server read them. */
export const TOKEN_COOKIES = {
  access: 'campaviaAPI_access_token',
  refresh: 'campaviaAPI_refresh_token',
  /** While staff act as a user: the refresh token of their own session. */
  actor: 'campaviaAPI_actor_refresh_token',
} as const;

export type SessionTokens = Partial<Record<keyof typeof TOKEN_COOKIES, string>>;

/** Of two cookies with one name the one for path `/` counts; browsers list it last. */
export function readTokens({ cookie }: Pick<Document, 'cookie'>): SessionTokens {
  const cookies = cookie.split('; ');
  const valueOf = (name: string) =>
    cookies
      .filter((each) => each.startsWith(`${name}=`))
      .at(-1)
      ?.slice(name.length + 1) || undefined;
  const { access, refresh, actor } = TOKEN_COOKIES;
  return { access: valueOf(access), refresh: valueOf(refresh), actor: valueOf(actor) };
}

/** Equal as long as the tokens are equal; empty without any. */
export function signatureOf({ access = '', refresh = '', actor = '' }: SessionTokens): string {
  return access + refresh + actor && [access, refresh, actor].join(' ');
}
