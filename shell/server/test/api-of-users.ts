import { once } from 'node:events';

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { Me } from '@campavia/contracts';
import { aMe } from '@campavia/contracts/testing';

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface ApiOfUsers {
  url: string;
  app: FastifyInstance;
  people: Map<string, Me>;
  referential: Record<string, unknown>;
  instead: Map<string, Answer>;
  requested: { path: string; headers: FastifyRequest['headers'] }[];
}

export const GUEST = aMe({ id: 1, first_name: 'Guest', email: 'guest@campavia.test' });
export const OWNER = aMe({ id: 2, first_name: 'Owner', email: 'owner@campavia.test', is_owner: true });
export const STAFF = aMe({ id: 5, first_name: 'Staff', email: 'staff@campavia.test', is_staff: true });

const UNKNOWN = { detail: 'This token is no longer good.', code: 'token_invalid' };

const NO_BOOKING = { detail: 'No such booking.', code: 'booking_not_found' };

export function asUser(token: string): { cookie: string } {
  return { cookie: `i18n_redirected=en-us; campaviaAPI_access_token=${token}` };
}

/** The tokens are `guest`, `owner` and `staff`. */
export async function apiOfUsers(): Promise<ApiOfUsers> {
  const app = fastify({ forceCloseConnections: true });
  const api: Omit<ApiOfUsers, 'url'> = {
    app,
    people: new Map([
      ['guest', GUEST],
      ['owner', OWNER],
      ['staff', STAFF],
    ]),
    referential: { flags: {}, routing: { sign_in: '/sign-in', blog: 'https://blog.campavia.test' } },
    instead: new Map(),
    requested: [],
  };
  const usual: Record<string, Answer> = {
    '/health': () => ({ now: '2027-03-01T12:00:00Z' }),
    '/3/referential/': () => api.referential,
    '/3/trustedshop/': () => ({ totalReviewCount: 812, overallMark: 4.61 }),
    '/3/users/me/': ({ headers }, reply) => {
      const person = api.people.get(headers.authorization?.replace('Bearer ', '') ?? '');
      return person ?? reply.code(401).send(UNKNOWN);
    },
    '/v4/bookings/7001/': ({ headers }, reply) =>
      headers.authorization === 'Bearer guest' ? { id: 7001 } : reply.code(404).send(NO_BOOKING),
  };
  for (const [path, answer] of Object.entries(usual)) {
    app.get(path, async (request, reply) => {
      api.requested.push({ path, headers: request.headers });
      return (api.instead.get(path) ?? answer)(request, reply);
    });
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { ...api, url };
}

/** Answers later than any document waits for, but ends with the caller. */
export const NEVER_IN_TIME: Answer = async ({ raw }, reply) => {
  await once(raw.socket, 'close');
  return reply.hijack();
};
