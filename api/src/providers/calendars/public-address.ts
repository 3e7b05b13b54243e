import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** An address of the network that a connection is made to. */
export interface PinnedAddress {
  address: string;
  family: 4 | 6;
}

/** Whether an address is one that anybody on the internet can reach: not private, local, reserved or mapped to such. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // What is mapped into IPv6 is judged as the IPv4 address that it is.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/**
 * Looks a host up, once. Undefined when it is not found or any of its addresses is not public.
 * @param allowed hosts that may be anywhere
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
