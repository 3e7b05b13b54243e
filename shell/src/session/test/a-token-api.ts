import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';
import { aLogAsAnswer, someTokens } from '@campavia/contracts/testing';

interface Family {
  user: Me;
  refresh: string;
  used: string[];
  isEnded: boolean;
}

export interface TokenApi {
  /** `METHOD path`, in order. */
  calls: string[];
  requested: string[];
  failedFlags: (string | null)[];
  signIn(user: Me): Tokens;
  actAs(user: Me): LogAsAnswer;
  expireAccess(): void;
  endSessions(): void;
  instead: { token?: number; revoke?: number; me?: { status: number; code?: string; detail?: string } };
  rename(firstName: string): void;
  count(call: string): number;
}

const REFUSED = { error: 'invalid_grant', error_description: 'The refresh token is not valid any more' };

/** Call it at the top of a test file. */
export function aTokenApi(): TokenApi {
  const access = new Map<string, Me>();
  const families: Family[] = [];
  let count = 0;

  const api: TokenApi = {
    calls: [],
    requested: [],
    failedFlags: [],
    instead: {},
    signIn(user) {
      const tokens = nextTokens(user);
      families.push({ user, refresh: tokens.refresh_token, used: [], isEnded: false });
      return tokens;
    },
    actAs(user) {
      const answer = aLogAsAnswer({ access_token: `acting-${(count += 1)}` });
      access.set(answer.access_token, { ...user, actor: answer.actor });
      return answer;
    },
    expireAccess: () => access.clear(),
    endSessions() {
      access.clear();
      for (const family of families) family.isEnded = true;
    },
    rename(firstName) {
      for (const [token, user] of access) access.set(token, { ...user, first_name: firstName });
    },
    count: (call) => api.calls.filter((made) => made === call).length,
  };

  function nextTokens(user: Me): Tokens {
    count += 1;
    const tokens = someTokens({ access_token: `access-${count}`, refresh_token: `refresh-${count}` });
    access.set(tokens.access_token, user);
    return tokens;
  }

  function renewed(refresh: string): Tokens | undefined {
    const family = families.find((one) => one.refresh === refresh || one.used.includes(refresh));
    if (!family || family.isEnded) return undefined;
    family.isEnded = family.used.includes(refresh);
    if (family.isEnded) return undefined;
    const tokens = nextTokens(family.user);
    family.used.push(refresh);
    family.refresh = tokens.refresh_token;
    return tokens;
  }

  const server = setupServer(
    http.all('*', ({ request }) => {
      api.calls.push(`${request.method} ${new URL(request.url).pathname}`);
    }),
    http.post('*/oauth/token/', async ({ request }) => {
      if (api.instead.token) return HttpResponse.json(REFUSED, { status: api.instead.token });
      const refresh = new URLSearchParams(await request.text()).get('refresh_token') ?? '';
      const tokens = renewed(refresh);
      return tokens ? HttpResponse.json(tokens) : HttpResponse.json(REFUSED, { status: 400 });
    }),
    http.post('*/oauth/revoke_token/', () => HttpResponse.json({}, { status: api.instead.revoke ?? 200 })),
    http.get('*/3/users/me/', ({ request }) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      api.requested.push(token);
      api.failedFlags.push(request.headers.get('x-session-failed'));
      const { me: instead } = api.instead;
      if (instead) return HttpResponse.json(instead, { status: instead.status });
      const user = access.get(token);
      return user ? HttpResponse.json(user) : HttpResponse.json({ code: 'token_invalid' }, { status: 401 });
    }),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    Object.assign(api, { instead: {} });
    for (const list of [api.calls, api.requested, api.failedFlags, families]) list.splice(0);
    access.clear();
    count = 0;
  });
  afterAll(() => server.close());
  return api;
}
