import type { FastifyRequest } from 'fastify';

import { RegistryRefusal } from '@campavia/release/server';

export interface ChannelSettings {
  /** What every other host shows. */
  channel: string;
  /** Channel by host name. */
  channelHosts: ReadonlyMap<string, string>;
}

/** Which channel a host shows, and which host a channel. */
export function createChannels({ channel, channelHosts }: ChannelSettings) {
  function channelOf(request: FastifyRequest): string {
    return channelHosts.get(request.hostname.toLowerCase()) ?? channel;
  }

  /** Scheme, host and port that show a channel to whoever asked here. */
  function originFor(request: FastifyRequest, wanted: string): string {
    if (channelOf(request) === wanted) return `${request.protocol}://${request.host}`;
    const [host] = [...channelHosts].find(([, shown]) => shown === wanted) ?? [];
    if (host === undefined) {
      throw new RegistryRefusal(
        409,
        'no_host',
        `No host is known to show the channel ${wanted}: ask on one that does, or name one in CHANNEL_HOSTS`,
      );
    }
    const port = /:\d+$/.exec(request.host)?.[0] ?? '';
    return `${request.protocol}://${host}${port}`;
  }

  return { channelOf, originFor };
}

export type Channels = ReturnType<typeof createChannels>;
