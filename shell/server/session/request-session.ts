import type { FastifyRequest } from 'fastify';

import type { Site } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';

import { callApi, type ApiAddress } from '../api/call-api';

import { readMe } from './read-me';
import { readTokens } from './read-tokens';

const VISITOR: SessionState = { status: 'visitor' };
const UNKNOWN: SessionState = { status: 'unknown' };

/** Never cached: no request may see another one's user. `unknown` where only the page can find out. */
export function createSessions(api: ApiAddress & { sessionDeadlineMs: number }) {
  return {
    async of({ headers, ip }: FastifyRequest, site: Site): Promise<SessionState> {
      const { access, mayRenew } = readTokens(headers.cookie);
      if (access === undefined) return mayRenew ? UNKNOWN : VISITOR;
      try {
        const { status, body } = await callApi(api, {
          path: '/3/users/me/',
          headers: {
            authorization: `Bearer ${access}`,
            'accept-language': site.isoTag,
            'x-forwarded-for': ip,
          },
          deadlineMs: api.sessionDeadlineMs,
        });
        const user = status === 200 ? readMe(body) : undefined;
        if (user) return { status: 'signed-in', user };
        return status === 401 && !mayRenew ? VISITOR : UNKNOWN;
      } catch {
        return UNKNOWN;
      }
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
