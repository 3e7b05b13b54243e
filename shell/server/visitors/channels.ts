import type { FastifyRequest } from 'fastify';

import { RegistryRefusal } from '@campavia/release/server';

import { schemeOf } from './scheme';

export interface ChannelSettings {
  /** What every other host shows. */
  channel: string;
  /** Channel by host name. */
  channelHosts: ReadonlyMap<string, string>;
}

/** Which channel a host shows, and which host a channel. */
export function createChannels({ channel, channelHosts }: ChannelSettings) {
  /**
   * The channel of the host that was asked. A proxy that passes on a visitor's `X-Forwarded-Host` must not bring another
   * channel to this host: where the two do not show the same one, it is the default.
   */
  function channelOf({ headers, hostname }: FastifyRequest): string {
    const shown = channelHosts.get(hostname.toLowerCase());
    const asked = channelHosts.get((headers.host ?? '').replace(/:\d*$/, '').toLowerCase());
    return shown !== undefined && shown === asked ? shown : channel;
  }

  /** Scheme, host and port that show a channel to whoever asked here. */
  function originFor(request: FastifyRequest, wanted: string): string {
    if (channelOf(request) === wanted) return `${schemeOf(request)}://${request.host}`;
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
