import type { FastifyRequest } from 'fastify';

import type { Site } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';
import { fillPattern, type AddressMatch, type PersonalAnswer } from '@campavia/remote-kit/config';

import { callApi, type ApiAddress, type ApiResponse } from '../api/call-api';

import { readMe } from './read-me';
import { readTokens } from './read-tokens';

const VISITOR: SessionState = { status: 'visitor' };
const UNKNOWN: SessionState = { status: 'unknown' };

interface Read {
  path: string;
  deadlineMs: number;
}

/** Longer than for other requests: the page needs this data anyway, and a 404 depends on it. */
const PERSONAL_WAITS = 5;

/** Never cached: no request may see another one's user. `unknown` if only the browser can find out. */
export function createSessions(api: ApiAddress & { sessionDeadlineMs: number }) {
  const readAs = (
    access: string,
    { ip }: FastifyRequest,
    site: Site,
    { path, deadlineMs }: Read,
  ): Promise<ApiResponse> =>
    callApi(api, {
      path,
      headers: {
        authorization: `Bearer ${access}`,
        'accept-language': site.isoTag,
        'x-forwarded-for': ip,
      },
      deadlineMs,
    });

  return {
    async of(request: FastifyRequest, site: Site): Promise<SessionState> {
      const { access, mayRenew } = readTokens(request.headers.cookie);
      if (access === undefined) return mayRenew ? UNKNOWN : VISITOR;
      try {
        const { status, body } = await readAs(access, request, site, {
          path: '/3/users/me/',
          deadlineMs: api.sessionDeadlineMs,
        });
        const user = status === 200 ? readMe(body) : undefined;
        if (user) return { status: 'signed-in', user };
        return status === 401 && !mayRenew ? VISITOR : UNKNOWN;
      } catch {
        return UNKNOWN;
      }
    },

    /** User data that the address depends on; undefined if only the browser can find out. */
    async readPersonal(
      request: FastifyRequest,
      site: Site,
      match: AddressMatch | undefined,
    ): Promise<PersonalAnswer | undefined> {
      const path = match && personalPathOf(match);
      const { access } = readTokens(request.headers.cookie);
      if (path === undefined || access === undefined) return undefined;
      try {
        const { status, body } = await readAs(access, request, site, {
          path,
          deadlineMs: PERSONAL_WAITS * api.sessionDeadlineMs,
        });
        return status === 200 || status === 404 ? { status, body } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** A parameter consisting of dots would lead to another path. */
function personalPathOf({ address, params }: AddressMatch): string | undefined {
  const { personalData, access = 'public' } = address;
  const leadsElsewhere = Object.values(params).some((value) => /^\.*$/.test(value));
  if (personalData === undefined || access === 'public' || leadsElsewhere) return undefined;
  return fillPattern(personalData, params);
}

export type Sessions = ReturnType<typeof createSessions>;
