import type { FastifyRequest } from 'fastify';

import { momentMs } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';
import type { RegistryState, Visit } from '@campavia/release';

import { siteAround } from '../locale/site-of-request';

import { avoidedBy } from './avoid-cookie';
import type { Channels } from './channels';
import { readCookie } from '../http/cookies';
import { makeMixToken, MIX_COOKIE, openMix, type OpenedMix } from './mix-token';
import { knownVisitor } from './visitor-cookie';

export interface VisitsOptions {
  channels: Channels;
  secret: string;
  state: () => RegistryState;
  nowMs: () => number;
}

export function createVisits({ channels, secret, state, nowMs }: VisitsOptions) {
  const { channelOf } = channels;

  function opened(request: FastifyRequest, token: string): OpenedMix | undefined {
    return openMix(secret, token, state(), { channel: channelOf(request), nowMs: nowMs() });
  }

  function visitOn(request: FastifyRequest, { locale, country }: Site, visitor?: string): Visit {
    const token = readCookie(request.headers.cookie, MIX_COOKIE);
    const mix = token === undefined ? undefined : opened(request, token)?.mix;
    const avoid = avoidedBy(request, secret, nowMs());
    return {
      channel: channelOf(request),
      locale,
      country,
      visitor: visitor ?? knownVisitor(request, secret),
      ...(mix === undefined ? {} : { mix }),
      ...(avoid.length > 0 ? { avoid } : {}),
      nowMs: nowMs(),
    };
  }

  return {
    channelOf,
    opened,
    visitOn,
    visitOf: (request: FastifyRequest): Visit => visitOn(request, siteAround(request)),
    mixLink(request: FastifyRequest, mix: string, expiresAt: string): string {
      const channel = state().mixes[mix]?.channel ?? channelOf(request);
      const token = makeMixToken(secret, {
        mix,
        channel,
        nowMs: nowMs(),
        expiresAtMs: momentMs(expiresAt),
      });
      return `${channels.originFor(request, channel)}/?mix=${token}`;
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
