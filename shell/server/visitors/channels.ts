import type { FastifyRequest } from 'fastify';

import { RegistryRefusal } from '@campavia/release/server';

import { originOf, schemeOf } from '../http/scheme';

export interface ChannelSettings {
  channel: string;
  channelHosts: ReadonlyMap<string, string>;
}

export function createChannels({ channel, channelHosts }: ChannelSettings) {
  /** `X-Forwarded-Host` of a visitor must not select another channel; if it differs, the default is used. */
  function channelOf({ headers, hostname }: FastifyRequest): string {
    const shown = channelHosts.get(hostname.toLowerCase());
    const requested = channelHosts.get((headers.host ?? '').replace(/:\d*$/, '').toLowerCase());
    return shown !== undefined && shown === requested ? shown : channel;
  }

  function originFor(request: FastifyRequest, wanted: string): string {
    if (channelOf(request) === wanted) return originOf(request);
    const [host] = [...channelHosts].find(([, shown]) => shown === wanted) ?? [];
    if (host === undefined) {
      throw new RegistryRefusal(
        409,
        'no_host',
        `No host is known to show the channel ${wanted}: ask on one that does, or name one in CHANNEL_HOSTS`,
      );
    }
    const port = /:\d+$/.exec(request.host)?.[0] ?? '';
    return `${schemeOf(request)}://${host}${port}`;
  }

  return { channelOf, originFor };
}

export type Channels = ReturnType<typeof createChannels>;
