import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import proxyAddr from '@fastify/proxy-addr';

const REQUEST_ID = /^[\w-]{8,64}$/;

export type PeerCheck = (request: IncomingMessage) => boolean;

/**
 * Creates the check whether a request comes from a trusted proxy itself, whatever its headers say.
 * @param trusted addresses, networks and names of networks, as for `X-Forwarded-For`
 */
export function createPeerCheck(trusted: readonly string[]): PeerCheck {
  if (trusted.length === 0) return () => false;
  const isTrusted = proxyAddr.compile([...trusted]);
  return ({ socket: { remoteAddress } }) => remoteAddress !== undefined && isTrusted(remoteAddress, 0);
}

/** Creates the ids of requests: that of a trusted proxy where it gives one, otherwise a new one. */
export function createRequestIds(isTrusted: PeerCheck): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers['x-request-id'];
    const isUsable = typeof given === 'string' && REQUEST_ID.test(given) && isTrusted(request);
    return isUsable ? given : randomUUID();
  };
}
