import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** IP address that a connection is made to. */
export interface PinnedAddress {
  address: string;
  family: 4 | 6;
}

/** Whether an IP address is publicly routable: not private, local, reserved or mapped to such. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Converts IPv4-mapped IPv6 addresses to IPv4.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/**
 * Resolves a host once. Undefined when it is not found or any of its addresses is not public.
 * @param allowed hosts that may be local
 */
export async function findPublicAddress(
  host: string,
  allowed: readonly string[],
): Promise<PinnedAddress | undefined> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true }).catch(() => []);
  const isAllowed = allowed.includes(host) || found.every(({ address }) => isPublicAddress(address));
  const [first] = found;
  return first && isAllowed ? { address: first.address, family: first.family === 6 ? 6 : 4 } : undefined;
}
